/** Who may open what: the guards of specification part 1 §5–6 in one pure function. */
import type { AccessWord } from '@sureda/contract/access'
import { paths, withoutEndSlash } from '@sureda/contract/paths'
import {
  isAuthenticated,
  type SessionState,
  sessionCanAccessCms,
  sessionCanAccessMobile,
  sessionIsGuide,
} from '@sureda/remote/session'
import type { Device } from './device-class.ts'

export const ACCESS_ERRORS = ['login_required', 'cms_access_denied', 'access_denied'] as const
export type AccessError = (typeof ACCESS_ERRORS)[number]

export interface Redirect {
  kind: 'redirect'
  /** An address of the app, or of the office's external dashboard. */
  to: string
  error?: AccessError
  /** Key of the sentence shown where the person lands. */
  message?: string
  /** Kept as the place to come back to after signing in. */
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

/** Signed-in people have no business here. */
const ANONYMOUS_ONLY = new Set<string>([
  paths.welcome(),
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
])

/**
 * Open to everybody whatever their rights: without them nobody could sign in, read the terms or be told why not. And where somebody needs help, nobody is
 * sent to an office.
 */
const PUBLIC_PATHS = new Set<string>([
  paths.root(),
  paths.mobileOnly(),
  paths.terms(),
  paths.safety(),
  paths.dashboard(),
  ...ANONYMOUS_ONLY,
])
const isPublicPath = (pathname: string) =>
  PUBLIC_PATHS.has(pathname) || /^\/(reset-password|confirmar-correo)(\/|$)/.test(pathname)

/** What people without mobile access may still open in the app; everything else is their office's dashboard. */
const WITHOUT_MOBILE_ACCESS = new Set<string>([
  paths.home(),
  paths.experiences(),
  paths.map(),
  paths.agenda(),
  paths.profile(),
  paths.editProfile(),
  paths.favorites(),
  paths.carbon(),
  paths.rewards(),
  paths.configuration(),
  paths.preferences(),
  paths.reservations(),
])

/**
 * The words the specification itself gives (part 1 §5). They hold whatever a remote says of these addresses, and where none has them: a guest
 * is asked to sign in, not told that there is no such page.
 */
const AGREED: ReadonlyMap<string, AccessWord> = new Map<string, AccessWord>([
  [paths.profile(), 'member'],
  [paths.favorites(), 'member'],
  [paths.carbon(), 'member'],
  [paths.preferences(), 'member'],
  [paths.configuration(), 'member'],
  [paths.reservations(), 'member'],
  [paths.editProfile(), 'login'],
  [paths.rewards(), 'login'],
  [paths.regenerativePractices(), 'login'],
])
const agreedWord = (pathname: string): AccessWord | undefined =>
  /^\/(guia|grupos)(\/|$)/.test(pathname) ? 'guide' : AGREED.get(pathname)

const isDashboardPath = (pathname: string) => /^\/(dashboard|admin)(\/|$)/.test(pathname)

/**
 * @param path the address asked for, with its query
 * @param declared the screen's access word; undefined for an address no screen has
 */
export function decideAccess(
  session: SessionState,
  device: Device,
  path: string,
  declared: AccessWord | undefined,
): AccessDecision {
  const { pathname: asked, search } = new URL(path, 'http://app')
  const pathname = withoutEndSlash(asked)
  const word = agreedWord(pathname) ?? declared
  if (device.class === 'desktop' && !device.robot && pathname !== paths.mobileOnly())
    return { kind: 'redirect', to: `${paths.mobileOnly()}?to=${encodeURIComponent(pathname + search)}` }

  if (ANONYMOUS_ONLY.has(pathname) || word === 'anonymous-only')
    return isAuthenticated(session) ? homeWithMessage(search) : ALLOW

  const back = pathname + search
  if (isDashboardPath(pathname) || word === 'cms') {
    if (!isAuthenticated(session)) return refuse(paths.home(), 'login_required')
    if (!sessionCanAccessCms(session)) return refuse(paths.home(), 'cms_access_denied')
    return word === 'cms' || pathname === paths.dashboard() ? ALLOW : toBackoffice(session)
  }
  const needsSession = word === 'login' || word === 'member' || word === 'guide'
  if (needsSession && !isAuthenticated(session)) return refuse(paths.login(), 'login_required', back)
  if (word === 'guide' && !sessionIsGuide(session)) return refuse(paths.login(), 'access_denied')
  if (
    isAuthenticated(session) &&
    !sessionCanAccessMobile(session) &&
    !isPublicPath(pathname) &&
    !WITHOUT_MOBILE_ACCESS.has(pathname)
  )
    return toBackoffice(session)
  return ALLOW
}

/**
 * A refusal that led to the login screen must still be read by somebody who is signed in and therefore moves on. Only that they must sign in is not true any
 * more: another tab has done it.
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

/** The error an address carries, if it is one of ours. */
export function readAccessError(search: string): AccessError | undefined {
  const value = new URLSearchParams(search).get('error')
  return ACCESS_ERRORS.find((error) => error === value)
}
