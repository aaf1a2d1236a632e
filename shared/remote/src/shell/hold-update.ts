import { useEffect, useSyncExternalStore } from 'react'

/**
 * Work that a reload would destroy: a route that is being tracked, a form half filled. While a screen holds, the shell does not even offer a new
 * version. Forms and dialogs on the page count by themselves.
 */
const holders = new Set<symbol>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Holds until the answer is called. */
export function holdUpdate(): () => void {
  const holder = Symbol('hold')
  holders.add(holder)
  tell()
  return () => {
    holders.delete(holder)
    tell()
  }
}

/** Holds while the component is on the page and `isBusy` is true. */
export function useHoldUpdate(isBusy: boolean): void {
  useEffect(() => (isBusy ? holdUpdate() : undefined), [isBusy])
}

/** Whether anybody holds. */
export const useIsUpdateHeld = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => holders.size > 0,
    () => false,
  )
