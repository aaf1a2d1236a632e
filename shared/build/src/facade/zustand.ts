/** The part of zustand that the platform supports. Everything else is left out of the shell. */

import { createStore, type StateCreator, type StoreApi, type UseBoundStore, useStore } from '~zustand'

export type { StateCreator, StoreApi, UseBoundStore } from '~zustand'
export { createStore, useStore } from '~zustand'

/**
 * Like the library's, but a store's owner may replace `getInitialState`, with which React renders on the server and
 * hydrates: a rendered page has another session than the store's initial one.
 */
export function create<T>(begin: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const use = Object.assign(
    <U>(select: (state: T) => U = (state) => state as unknown as U): U => useStore(use, select),
    createStore<T>(begin),
  )
  return use as UseBoundStore<StoreApi<T>>
}
