/** The access rules in one pure function. Each screen declares which rule applies to it. */
import { paths, withoutEndSlash } from '@sureda/contract/remote/paths'
import type { RouteContribution } from '@sureda/contract/remote/registry'
import {
  isAuthenticated,
  type SessionState,
  sessionCanAccessCms,
  sessionCanAccessMobile,
  sessionIsGuide,
  sessionIsStaff,
} from '@sureda/remote/session'
import type { Device } from './device-class.ts'

export const ACCESS_ERRORS = ['login_required', 'cms_access_denied', 'access_denied'] as const
export type AccessError = (typeof ACCESS_ERRORS)[number]

/** Access rules of a screen: from remote.json of the remotes, `shell-screens.ts` for the shell's own. */
export type ScreenRules = Pick<RouteContribution, 'access' | 'withoutMobileAccess' | 'asksGuests'>

export interface Redirect {
  kind: 'redirect'
  /** An address of the app, or of the office's external dashboard. */
  to: string
  error?: AccessError
  /** Key of the sentence shown after the redirect. */
  message?: string
  /** Stored as the address to return to after signing in. */
  saveTarget?: string
}
export type AccessDecision = { kind: 'allow' } | Redirect

const ALLOW: AccessDecision = { kind: 'allow' }

/** Key of the sentence for an error in the address. */
export const accessMessage = (error: AccessError): string => `access.${error}`

const refuse = (to: string, error: AccessError, saveTarget?: string): Redirect => ({
  kind: 'redirect',
  to: `${to}?error=${error}`,
  error,
  message: accessMessage(error),
  ...(saveTarget ? { saveTarget } : {}),
})

const isDashboardPath = (pathname: string) => /^\/(dashboard|admin)(\/|$)/.test(pathname)

/**
 * @param path the requested address, with its query
 * @param rules rules declared for it; undefined if neither a screen nor a guard has it
 */
export function decideAccess(
  session: SessionState,
  device: Device,
  path: string,
  rules: ScreenRules | undefined,
): AccessDecision {
  const { pathname: asked, search } = new URL(path, 'http://app')
  const pathname = withoutEndSlash(asked)
  const word = rules?.access
  if (device.class === 'desktop' && !device.robot && pathname !== paths.mobileOnly())
    return { kind: 'redirect', to: `${paths.mobileOnly()}?to=${encodeURIComponent(pathname + search)}` }

  if (word === 'anonymous-only') return isAuthenticated(session) ? homeWithMessage(search) : ALLOW

  const back = pathname + search
  if (isDashboardPath(pathname) || word === 'cms') {
    if (!isAuthenticated(session)) return refuse(paths.home(), 'login_required')
    if (!sessionCanAccessCms(session)) return refuse(paths.home(), 'cms_access_denied')
    return word === 'cms' || pathname === paths.dashboard() ? ALLOW : toBackoffice(session)
  }
  const needsSession = word === 'login' || word === 'member' || word === 'guide' || word === 'staff'
  if (needsSession && !isAuthenticated(session)) return refuse(paths.login(), 'login_required', back)
  if (word === 'guide' && !sessionIsGuide(session)) return refuse(paths.login(), 'access_denied')
  if (word === 'staff' && !sessionIsStaff(session)) return refuse(paths.login(), 'access_denied')
  if (isAuthenticated(session) && !sessionCanAccessMobile(session) && !rules?.withoutMobileAccess)
    return toBackoffice(session)
  return ALLOW
}

/**
 * A refusal on the login screen must still be shown when a signed-in person is redirected from there, except "sign in
 * first", which another tab has made obsolete.
 */
function homeWithMessage(search: string): Redirect {
  const error = readAccessError(search)
  return error && error !== 'login_required'
    ? refuse(paths.home(), error)
    : { kind: 'redirect', to: paths.home() }
}

function toBackoffice(session: SessionState): Redirect {
  return { kind: 'redirect', to: session.tenant?.backoffice_url ?? paths.home() }
}

/** The error in an address, if it is a known one. */
export function readAccessError(search: string): AccessError | undefined {
  const value = new URLSearchParams(search).get('error')
  return ACCESS_ERRORS.find((error) => error === value)
}
