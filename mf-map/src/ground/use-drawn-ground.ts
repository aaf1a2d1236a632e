import { useEffect } from 'react'
import type { BaseMap } from '../leaflet/base-map.ts'
import type { Ground } from './use-ground.ts'

/** Sets the ground of a map and follows its changes. */
export function useDrawnGround(
  map: Pick<BaseMap, 'setBase' | 'setOutlines' | 'setArchive'> | null,
  { outlines, archive, base, round }: Ground,
): void {
  useEffect(() => {
    if (outlines) map?.setOutlines(outlines)
  }, [map, outlines])
  useEffect(() => map?.setArchive(archive), [map, archive, round])
  useEffect(() => map?.setBase(base), [map, base, round])
}
