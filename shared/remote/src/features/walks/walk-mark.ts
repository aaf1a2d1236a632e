import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/**
 * That a walk was begun on this phone and is not finished. The walk itself is mf-map's; the mark outlives the page, so that the shell opens what
 * goes on with it (slot `map.walk`) wherever the page starts, and fetches nothing for anybody else.
 */
const KEY = 'walk_begun'
let isBegun = readStored(KEY) !== null
const listeners = new Set<() => void>()

/** Sets the mark when a walk begins or is found, takes it away when none is left. For who records; also without storage it holds as long as the page. */
export function markWalk(begun: boolean): void {
  if (begun) writeStored(KEY, '1')
  else removeStored(KEY)
  isBegun = begun
  for (const listener of listeners) listener()
}

/** Whether a walk is begun and not finished. */
export const useIsWalkBegun = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isBegun,
    () => false,
  )
