import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/**
 * Marks that a walk was begun on this phone and is not finished. mf-map owns the walk; the mark survives reloads, so
 * that the shell fills the slot `map.walk` on any screen and fetches nothing for people without a walk.
 */
const KEY = 'walk_begun'
let isBegun = readStored(KEY) !== null
const listeners = new Set<() => void>()

/**
 * Sets the mark when a walk begins or is found and removes it when none is left. Called by the recorder; without
 * storage it lasts as long as the page.
 */
export function setWalkBegun(begun: boolean): void {
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
