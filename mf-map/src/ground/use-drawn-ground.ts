import { nextTask } from '@sureda/remote/device'
import { useEffect } from 'react'
import type { BaseMap } from '../leaflet/base-map.ts'
import type { Ground } from './use-ground.ts'

/** Sets the ground of a map and follows its changes, after the pins: drawn in one task, they would delay taps on a slow phone by a quarter of a second. */
export function useDrawnGround(
  map: Pick<BaseMap, 'setBase' | 'setOutlines' | 'setArchive'> | null,
  { outlines, archive, base, round }: Ground,
): void {
  useEffect(() => {
    if (map && outlines) return inNextTask(() => map.setOutlines(outlines))
  }, [map, outlines])
  useEffect(() => {
    if (map) return inNextTask(() => map.setArchive(archive))
  }, [map, archive, round])
  useEffect(() => {
    if (map) return inNextTask(() => map.setBase(base))
  }, [map, base, round])
}

/** Returns a function that cancels it. */
function inNextTask(action: () => void): () => void {
  let isWanted = true
  void nextTask().then(() => {
    if (isWanted) action()
  })
  return () => {
    isWanted = false
  }
}
