/** The part of zustand that the platform supports. Everything else is left out of the shell. */

import { createStore, type StateCreator, type StoreApi, type UseBoundStore, useStore } from '~zustand'

export type { StateCreator, StoreApi, UseBoundStore } from '~zustand'
export { createStore, useStore } from '~zustand'

/**
 * As the library's, but where a page is rendered on the server or taken over from there, a store is what it holds by then. The library
 * takes what it was created with: there, the session knows no tenant and no language.
 */
export function create<T>(begin: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const use = Object.assign(
    <U>(select: (state: T) => U = (state) => state as unknown as U): U => useStore(use, select),
    createStore<T>(begin),
  )
  use.getInitialState = use.getState
  return use as UseBoundStore<StoreApi<T>>
}
