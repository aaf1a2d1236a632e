/** Navigation from outside React: an expired session, a submitted form. Set once by the router. */
import type { ScreenRules } from '../access/decide-access.ts'

export interface Navigation {
  go: (to: string, options?: { replace?: boolean }) => void
  /** Runs the guard of the current screen again. */
  recheck: () => Promise<void>
  /** Rules declared for an address, or null where no screen has it. */
  rulesOf: (path: string) => ScreenRules | null
}

let navigation: Navigation = { go: () => {}, recheck: async () => {}, rulesOf: () => null }

export function provideNavigation(provided: Navigation): void {
  navigation = provided
}

const isExternal = (to: string) => /^https?:\/\//.test(to)

/** Opens an address of the app, or the office's dashboard. */
export function goTo(to: string, options: { replace?: boolean } = {}): void {
  if (isExternal(to)) leaveFor(to)
  else navigation.go(to, options)
}

/** Leaves the app. A separate function because jsdom cannot navigate. */
export const leaving = { to: (address: string): void => location.assign(address) }
const leaveFor = (address: string) => leaving.to(address)

export const recheckAccess = (): Promise<void> => navigation.recheck()
export const rulesOf = (path: string): ScreenRules | null => navigation.rulesOf(path)
