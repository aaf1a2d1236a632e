/** Ways to go somewhere from outside React: a session that ends, a form that was sent. Set once by the router. */
import type { AccessWord } from '@sureda/contract/access'

export interface Navigation {
  go: (to: string, options?: { replace?: boolean }) => void
  /** Asks the guard of the current screen again. */
  recheck: () => Promise<void>
  /** Access word of an address, or null where no screen has it. */
  accessOf: (path: string) => AccessWord | null
}

let navigation: Navigation = { go: () => {}, recheck: async () => {}, accessOf: () => null }

export function provideNavigation(provided: Navigation): void {
  navigation = provided
}

const isExternal = (to: string) => /^https?:\/\//.test(to)

/** Opens an address of the app, or leaves for the office's dashboard. */
export function goTo(to: string, options: { replace?: boolean } = {}): void {
  if (isExternal(to)) leaveFor(to)
  else navigation.go(to, options)
}

/** Leaves the app. Its own function because jsdom cannot navigate. */
export const leaving = { to: (address: string): void => location.assign(address) }
const leaveFor = (address: string) => leaving.to(address)

export const recheckAccess = (): Promise<void> => navigation.recheck()
export const accessOf = (path: string): AccessWord | null => navigation.accessOf(path)
