/** The session across visits, tabs and refusals. */

import { toLocale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import { AUTH_WAIT_MS } from '@sureda/contract/rules/limits'
import { api, setUnauthorizedHandler } from '@sureda/remote/api'
import { STORAGE_KEYS } from '@sureda/remote/device'
import {
  clearAnswers,
  clearMemory,
  clearPostLoginTarget,
  clearSession,
  isAuthenticated,
  restoreSession as readStoredSession,
  savePostLoginTarget,
  updateUser,
  useSession,
} from '@sureda/remote/session'
import { addToast } from '@sureda/ui/core'
import i18next from 'i18next'
import { followLanguage, redetectLanguage } from '../language/language.ts'
import { sendLanguage } from '../language/save-in-profile.ts'
import { forgetPersonalPictures } from '../offline/app/personal-pictures.ts'
import { goTo, recheckAccess } from '../router/navigation.ts'
import { forgetNotices } from './forget-notices.ts'
import { followPackageLanguage, loadMemberData } from './member-data.ts'
import { restoreFavorites } from './stored-favorites.ts'

/** Resolves when the person is known: at once, or after looking up a stored token without user. */
let settled: Promise<void> = Promise.resolve()
export const sessionSettled = (): Promise<void> => settled

/** The token whose person the server has just named, so that it is not asked again. */
let lookedUp: string | null = null

/** Reads the stored session. Called before the language is chosen, because the person's comes first. */
export function restoreSession(): void {
  readStoredSession()
  restoreFavorites()
  setUnauthorizedHandler(endSession)
  addEventListener('storage', followOtherTab)
}

/** Finds the owner of a token without user, and loads a known person's data. Called once the language is loaded. */
export function resolveSession(): void {
  const { token, user } = useSession.getState()
  followPackageLanguage()
  if (!token || user) return void loadMemberData()
  const asking = lookUpUser(token)
  // offline no answer comes: public screens open meanwhile
  if (navigator.onLine) settled = asking
  else void asking.then(recheckAccess)
}

async function lookUpUser(token: string): Promise<void> {
  await waitMs(AUTH_WAIT_MS)
  await untilOnline()
  const answer = await api.get('/user').catch(() => null)
  if (useSession.getState().token !== token) return
  if (!answer) return clearSession()
  lookedUp = token
  updateUser(answer.data)
  void loadMemberData()
  await redetectLanguage()
}

/**
 * Refreshes a known person: name, language or rights may have changed elsewhere. Without an answer the stored data
 * stays; a 401 ends the session as usual.
 */
export async function refreshUser(): Promise<void> {
  if (!isAuthenticated(useSession.getState()) || !(await sendLanguage())) return
  const { user, token } = useSession.getState()
  const isKnown = token === lookedUp
  lookedUp = null
  if (isKnown) return
  const answer = await api.get('/user').catch(() => null)
  // a sign-in or change meanwhile is newer than this answer
  if (!answer || !user || useSession.getState().user !== user) return
  const fresh = { ...user, ...answer.data }
  if (JSON.stringify(fresh) === JSON.stringify(user)) return
  updateUser(fresh)
  await redetectLanguage()
  await recheckAccess()
}

/** Screens where a 401 does not redirect: on the root and welcome screens people choose how to continue anyway. */
const STAYS: readonly string[] = [paths.login(), paths.root(), paths.welcome()]

/**
 * Handles a 401: clears token, user and guest flag, and opens the login screen unless it or the root is open. A refusal
 * of an outdated token changes nothing.
 */
export function endSession(refusedToken: string | null): void {
  if (refusedToken !== useSession.getState().token) return
  clearSession()
  clearAnswers()
  void forgetPersonalPictures()
  void forgetNotices()
  const { pathname, search } = location
  if (STAYS.includes(pathname)) return
  savePostLoginTarget(pathname + search)
  if (refusedToken) addToast({ kind: 'warning', text: i18next.t('shell:session.ended') })
  goTo(paths.login())
}

const SESSION_KEYS: readonly string[] = [STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.guest]

/** Another tab signed in, signed out or changed the language. A cleared storage has no key. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === STORAGE_KEYS.language) {
    const language = toLocale(newValue)
    if (language) void followLanguage(language)
    return
  }
  if (key !== null && !SESSION_KEYS.includes(key)) return
  const before = useSession.getState()
  restoreSession()
  const after = useSession.getState()
  if (before.user?.id !== after.user?.id) clearMemory()
  if (before.token === after.token && before.user?.id === after.user?.id && before.guest === after.guest) {
    // only the profile changed: the person's data stays
    useSession.setState({ favorites: before.favorites, packageStatus: before.packageStatus })
    // their language applies to all of their tabs, even if another one was picked before
    if (before.user?.preferred_language !== after.user?.preferred_language) void redetectLanguage()
    return
  }
  void loadMemberData()
  void redetectLanguage()
  void recheckAccess().then(() => {
    // signed out in another tab: this tab's redirect must not become the target of the next sign-in
    if (!isAuthenticated(useSession.getState())) clearPostLoginTarget()
  })
}

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Offline the server cannot be asked, which is no answer. */
function untilOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
}
