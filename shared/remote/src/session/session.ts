import type { Locale } from '@sureda/contract/codes/locale'
import type { PageVariant } from '@sureda/contract/remote/server-render'
import {
  type AccessFacts,
  canAccessCms,
  canAccessMobile,
  isGuide,
  isStaff,
} from '@sureda/contract/rules/access'
import type { SessionAnswer } from '@sureda/contract/schemas/members/auth'
import type { PackageStatus, User } from '@sureda/contract/schemas/members/user'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { create } from 'zustand'
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../device/storage.ts'

export type SessionUser = Omit<User, 'roles' | 'permissions' | 'access_type'> &
  Pick<SessionAnswer, 'roles' | 'permissions' | 'access_type'>

export interface SessionState {
  token: string | null
  user: SessionUser | null
  guest: boolean
  tenant: Tenant | null
  language: Locale
  /** `type:id` of every favorite of the signed-in person. */
  favorites: ReadonlySet<string>
  packageStatus: PackageStatus
  /** Set only where the server's page is rendered or hydrated: it is for any visitor of this kind, and for no one in particular. */
  kind?: PageVariant | undefined
}

/** The package status that is assumed until the server has answered. */
export const NO_PACKAGE: PackageStatus = { hasActivePackage: false, packageInfo: null }
export const NO_SESSION = {
  token: null,
  user: null,
  guest: false,
  favorites: new Set<string>(),
  packageStatus: NO_PACKAGE,
  kind: undefined,
}

/** The shared store. Remotes read it through selectors; only the functions below change it. */
export const useSession = create<SessionState>(() => ({ ...NO_SESSION, tenant: null, language: 'es' }))
// the server renders with the session of the current request, but React would read the state of the first moment
useSession.getInitialState = useSession.getState

/** Authenticated means token and user present and not guest. */
export const isAuthenticated = (state: SessionState): boolean =>
  state.kind ? state.kind !== 'guest' : Boolean(state.token && state.user && !state.guest)
export const sessionIsGuide = (state: SessionState): boolean =>
  isAuthenticated(state) && isGuide(facts(state))
/** Whether the person may hand out redeemed rewards. */
export const sessionIsStaff = (state: SessionState): boolean =>
  isAuthenticated(state) && isStaff(facts(state))
export const sessionCanAccessCms = (state: SessionState): boolean =>
  isAuthenticated(state) && canAccessCms(facts(state))
export const sessionCanAccessMobile = (state: SessionState): boolean => canAccessMobile(facts(state))

/** Whether the server has been asked for the package, also without success. */
export const isPackageKnown = (state: SessionState): boolean => state.packageStatus !== NO_PACKAGE

const facts = ({ user, kind }: SessionState): AccessFacts => user ?? { roles: kind === 'guide' ? [kind] : [] }

/** Stores a new sign-in: token and user; turns guest mode off. */
export function startSession(answer: SessionAnswer): void {
  const user: SessionUser = {
    ...answer.user,
    roles: answer.roles,
    permissions: answer.permissions,
    access_type: answer.access_type,
  }
  // first, because a token beside a guest flag is no session, also for another tab that reads in between
  removeStored(STORAGE_KEYS.guest)
  writeStored(STORAGE_KEYS.token, answer.access_token)
  writeStored(STORAGE_KEYS.user, JSON.stringify(user))
  writeStored(STORAGE_KEYS.visited, 'true')
  useSession.setState({ ...NO_SESSION, token: answer.access_token, user })
}

/** Replaces the stored person after `GET user` or a profile change. */
export function updateUser(user: User): void {
  writeStored(STORAGE_KEYS.user, JSON.stringify(user))
  useSession.setState({ user })
}

/** Continues without an account: clears token and user and sets the guest flag. */
export function enterGuestMode(): void {
  removeStored(STORAGE_KEYS.token, STORAGE_KEYS.user)
  writeStored(STORAGE_KEYS.guest, 'true')
  writeStored(STORAGE_KEYS.visited, 'true')
  useSession.setState({ ...NO_SESSION, guest: true })
}

/** Clears token, user and guest flag, as after a 401; logging out also drops the saved target. */
export function clearSession(): void {
  removeStored(STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.guest)
  useSession.setState(NO_SESSION)
}

/**
 * Reads the stored session. A corrupt `auth_user` counts as absent: the token remains, and the shell asks the server
 * whose it is. The guest flag wins over everything else stored.
 */
export function restoreSession(): void {
  const guest = readStored(STORAGE_KEYS.guest) === 'true'
  const token = guest ? null : readToken()
  const user = parseUser(readStored(STORAGE_KEYS.user))
  if (!user || !(token || guest)) removeStored(STORAGE_KEYS.user)
  useSession.setState({ ...NO_SESSION, token, user: token ? user : null, guest })
}

/** A token that no header can carry would make every call fail as if offline. */
function readToken(): string | null {
  const token = readStored(STORAGE_KEYS.token)
  if (!token || /^[\x21-\x7e]+$/.test(token)) return token
  removeStored(STORAGE_KEYS.token)
  return null
}

function parseUser(text: string | null): SessionUser | null {
  if (!text) return null
  try {
    const value = JSON.parse(text) as Partial<SessionUser> | null
    return value &&
      typeof value.id === 'string' &&
      typeof value.name === 'string' &&
      Array.isArray(value.roles)
      ? (value as SessionUser)
      : null
  } catch {
    return null
  }
}

/** Where the browser refuses to store it, it lasts as long as the page. */
let unstoredTarget: string | null = null

export function savePostLoginTarget(path: string): boolean {
  const isStored = writeStored(STORAGE_KEYS.postLogin, path)
  unstoredTarget = isStored ? null : path
  return isStored
}

export function clearPostLoginTarget(): void {
  unstoredTarget = null
  removeStored(STORAGE_KEYS.postLogin)
}

/** The address to open after signing in; only addresses of the app, so that a planted one cannot redirect elsewhere. */
export function readPostLoginTarget(): string | null {
  const path = unstoredTarget ?? readStored(STORAGE_KEYS.postLogin)
  return path && isOwnPath(path) ? path : null
}

/**
 * Whether an external address is one of the app's: browsers drop tabs and line ends, so `/\t/elsewhere` would redirect
 * elsewhere.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path)

/** Sets the language of texts and calls. The shell loads the texts first. */
export const setLanguage = (language: Locale): void => useSession.setState({ language })
export const setTenant = (tenant: Tenant): void => useSession.setState({ tenant })
export const setPackageStatus = (packageStatus: PackageStatus): void => useSession.setState({ packageStatus })
export const setFavorites = (keys: Iterable<string>): void =>
  useSession.setState({ favorites: new Set(keys) })
