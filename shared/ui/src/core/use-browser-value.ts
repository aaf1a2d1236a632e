import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * A value that only the browser knows and that causes no rendering when it changes. A page of the server, and its
 * hydration, have `onServer` instead.
 */
export const useBrowserValue = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(neverChanges, read, () => onServer)
