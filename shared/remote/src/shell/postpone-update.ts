import { useEffect, useSyncExternalStore } from 'react'

/**
 * Work that a reload would destroy, such as a tracked route or a half-filled form. While a screen holds, the shell does
 * not offer a new version. Forms and dialogs on the page are detected automatically.
 */
const holders = new Set<symbol>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Holds until the returned function is called. */
export function postponeUpdate(): () => void {
  const holder = Symbol('hold')
  holders.add(holder)
  tell()
  return () => {
    holders.delete(holder)
    tell()
  }
}

/** Holds while the component is mounted and `isBusy` is true. */
export function usePostponeUpdate(isBusy: boolean): void {
  useEffect(() => (isBusy ? postponeUpdate() : undefined), [isBusy])
}

/** Whether any screen holds. */
export const useIsUpdatePostponed = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => holders.size > 0,
    () => false,
  )
