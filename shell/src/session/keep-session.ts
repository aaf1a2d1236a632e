/** The session across visits, tabs and refusals. */

import { toLocale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import { AUTH_WAIT_MS } from '@sureda/contract/rules/limits'
import { api, setUnauthorizedHandler } from '@sureda/remote/api'
import { STORAGE_KEYS } from '@sureda/remote/device'
import {
  clearMemory,
  clearSession,
  forgetAnswers,
  forgetPostLoginTarget,
  isAuthenticated,
  restoreSession as readStoredSession,
  savePostLoginTarget,
  updateUser,
  useSession,
} from '@sureda/remote/session'
import { addToast } from '@sureda/ui/core'
import i18next from 'i18next'
import { tellLanguage } from '../language/keep-in-profile.ts'
import { followLanguage, reconsiderLanguage } from '../language/language.ts'
import { forgetPersonalPictures } from '../offline/app/personal-pictures.ts'
import { goTo, recheckAccess } from '../router/navigation.ts'
import { forgetNotices } from './forget-notices.ts'
import { keepPackageInLanguage, loadMemberData } from './member-data.ts'
import { takeUpHearts } from './stored-favorites.ts'

/** Resolves when it is known who is here: at once, or after a stored token without user was looked up. */
let settled: Promise<void> = Promise.resolve()
export const sessionSettled = (): Promise<void> => settled

/** The token whose person the server has just named: asking again would tell nothing new. */
let lookedUp: string | null = null

/** Reads the stored session. Called before the language is chosen, because the person's comes first. */
export function restoreSession(): void {
  readStoredSession()
  takeUpHearts()
  setUnauthorizedHandler(endSession)
  addEventListener('storage', followOtherTab)
}

/** Finds out who a token without user belongs to, and loads what belongs to a known person. Called once the language is there. */
export function resolveSession(): void {
  const { token, user } = useSession.getState()
  keepPackageInLanguage()
  if (!token || user) return void loadMemberData()
  const asking = lookUpUser(token)
  // without network no answer comes: what needs no person opens meanwhile
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
  await reconsiderLanguage()
}

/**
 * Looks up a person who is known already: on another phone or in the office their name, language or rights may have changed. Without an
 * answer what is stored stays; a 401 ends the session like any other.
 */
export async function refreshUser(): Promise<void> {
  if (!isAuthenticated(useSession.getState()) || !(await tellLanguage())) return
  const { user, token } = useSession.getState()
  const isKnown = token === lookedUp
  lookedUp = null
  if (isKnown) return
  const answer = await api.get('/user').catch(() => null)
  // a sign-in or a change meanwhile is newer than this answer
  if (!answer || !user || useSession.getState().user !== user) return
  const fresh = { ...user, ...answer.data }
  if (JSON.stringify(fresh) === JSON.stringify(user)) return
  updateUser(fresh)
  await reconsiderLanguage()
  await recheckAccess()
}

/** The root is only a way to the welcome screen: a person there chooses the way in anyway. */
const STAYS: readonly string[] = [paths.login(), paths.root(), paths.welcome()]

/**
 * What a 401 does: token, user and guest flag go, and the login screen opens unless it is open already or we are at the root. A
 * refusal of a token that is no longer ours changes nothing.
 */
export function endSession(refusedToken: string | null): void {
  if (refusedToken !== useSession.getState().token) return
  clearSession()
  forgetAnswers()
  void forgetPersonalPictures()
  void forgetNotices()
  const { pathname, search } = location
  if (STAYS.includes(pathname)) return
  savePostLoginTarget(pathname + search)
  if (refusedToken) addToast({ kind: 'warning', text: i18next.t('shell:session.ended') })
  goTo(paths.login())
}

const SESSION_KEYS: readonly string[] = [STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.guest]

/** A person signed in or out, or changed the language, in another tab. A cleared storage has no key. */
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
    // only the profile changed: what belongs to the person stays
    useSession.setState({ favorites: before.favorites, packageStatus: before.packageStatus })
    // their language holds in all of their tabs, also where another one was picked before
    if (before.user?.preferred_language !== after.user?.preferred_language) void reconsiderLanguage()
    return
  }
  void loadMemberData()
  void reconsiderLanguage()
  void recheckAccess().then(() => {
    // a person signed out over there: that this tab is led away must not decide where the next one who signs in goes
    if (!isAuthenticated(useSession.getState())) forgetPostLoginTarget()
  })
}

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Without network the question cannot be asked; that is no answer. */
function untilOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
}
