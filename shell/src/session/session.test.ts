// @vitest-environment jsdom
import { api as client } from '@sureda/remote/api'
import { readDrafts, saveDraft } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import {
  isAuthenticated,
  savePostLoginTarget,
  setFavorites,
  startSession,
  useSession,
} from '@sureda/remote/session'
import { type Answers, type FakeApi, fakeApi, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { setVisitor } from '@sureda/testing/fake-session'
import {
  makeFavorite,
  makePackageStatus,
  makeProfile,
  makeSessionAnswer,
  makeUser,
  people,
} from '@sureda/testing/people'
import { toastQueue } from '@sureda/ui/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pickLanguage, startLanguage } from '../language/language.ts'
import { leaving, provideNavigation } from '../router/navigation.ts'
import { loadMemberData } from './member-data.ts'
import { refreshUser, resolveSession, restoreSession, sessionSettled } from './session-lifecycle.ts'
import { completeSignIn, continueAsGuest } from './sign-in.ts'
import { logout } from './sign-out.ts'

let api: FakeApi
const went: string[] = []
const recheck = vi.fn(async () => {})
const state = () => useSession.getState()
const at = (path: string) => history.replaceState(null, '', path)
const FAVORITES = [makeFavorite({ favoritable_id: 'e-pela', favoritable_type: 'experience' })]

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  went.length = 0
  recheck.mockReset()
  vi.stubGlobal('navigator', { ...navigator, languages: ['ca'], onLine: true })
  vi.spyOn(leaving, 'to').mockImplementation((address) => went.push(address))
  provideNavigation({
    go: (to) => went.push(to),
    recheck,
    rulesOf: (path) =>
      path === '/reservas' ? { access: 'member' } : path === '/guia' ? { access: 'guide' } : null,
  })
  api = fakeApi({
    'GET /ca.json': () => json({ session: { ended: 'La sessió ha acabat' } }),
    'GET /favorites': FAVORITES,
    'GET /user/packages': makePackageStatus(),
    'GET /user': people.member(),
    'POST /api/logout': { ok: true },
  })
  setVisitor('stranger')
  await startLanguage({ ca: '/ca.json' } as never)
  at('/inicio')
})
afterEach(() => {
  for (const toast of toastQueue.snapshot()) toastQueue.dismiss(toast.id)
  queryClient.clear()
  api.restore()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('goes home after signing in, and loads favorites and package', async () => {
  completeSignIn(makeSessionAnswer())
  expect(went).toEqual(['/inicio'])
  await vi.waitFor(() => expect(state().favorites).toEqual(new Set(['experience:e-pela'])))
  await vi.waitFor(() => expect(state().packageStatus.hasActivePackage).toBe(true))
})

it('prefers a saved target, and uses it once', () => {
  savePostLoginTarget('/reservas')
  completeSignIn(makeSessionAnswer())
  expect(went).toEqual(['/reservas'])
  expect(localStorage.getItem('post_login_redirect')).toBeNull()
})

it('leaves the app for the office’s dashboard', () => {
  completeSignIn(makeSessionAnswer(people.cms()))
  expect(went).toEqual(['https://backoffice.suroviu.test'])
})

it('treats a package that cannot be loaded as none', async () => {
  api.answer({ 'GET /user/packages': problem(500, 'internal_error') })
  startSession(makeSessionAnswer())
  useSession.setState({ packageStatus: makePackageStatus() })
  await loadMemberData()
  expect(state().packageStatus).toEqual({ hasActivePackage: false, packageInfo: null })
  expect(state().favorites.size).toBe(1)
})

it('sends no requests for guests', async () => {
  continueAsGuest()
  await loadMemberData()
  expect(api.callsOf('GET /favorites')).toHaveLength(0)
  expect(localStorage.getItem('guest_mode')).toBe('true')
  expect(went).toEqual(['/inicio'])
})

it.each<[string, Answers['POST /api/logout']]>([
  ['answers', { ok: true }],
  ['refuses', problem(500, 'internal_error')],
  ['cannot be reached', noNetwork],
])('logging out forgets everything when the server %s', async (_name, answer) => {
  api.answer({ 'POST /api/logout': answer })
  startSession(makeSessionAnswer(makeUser(), 'secret'))
  savePostLoginTarget('/reservas')
  setFavorites(['experience:e-pela'])
  queryClient.setQueryData(['reservations'], 'private')
  localStorage.setItem('cache:-x', 'private')
  await saveDraft('neus', 'e-pela', { savedAt: Date.now() })
  await logout()
  const [call] = api.callsOf('POST /api/logout')
  expect(call?.headers.get('authorization')).toBe('Bearer secret')
  expect(call?.headers.get('accept-language')).toBe('ca')
  for (const key of ['auth_token', 'auth_user', 'guest_mode', 'post_login_redirect', 'cache:-x'])
    expect(localStorage.getItem(key)).toBeNull()
  expect(isAuthenticated(state())).toBe(false)
  expect(state().favorites.size).toBe(0)
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0)
  await vi.waitFor(async () => expect(await readDrafts('neus')).toEqual([]))
  expect(went).toEqual(['/welcome'])
})

it('ends the session after a 401 and opens the login screen once, with the address to return to', async () => {
  restoreSession()
  startSession(makeSessionAnswer())
  at('/reservas?status=pending')
  api.answer({
    'GET /favorites': problem(401, 'token_expired'),
    'GET /user/packages': problem(401, 'token_expired'),
  })
  await loadMemberData()
  expect(isAuthenticated(state())).toBe(false)
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(went).toEqual(['/login'])
  expect(localStorage.getItem('post_login_redirect')).toBe('/reservas?status=pending')
  expect(toastQueue.snapshot().map((toast) => toast.text)).toEqual(['La sessió ha acabat'])
})

it.each(['/login', '/', '/welcome'])('does not redirect after a 401 at %s', async (path) => {
  restoreSession()
  startSession(makeSessionAnswer())
  at(path)
  api.answer({
    'GET /favorites': problem(401, 'token_expired'),
    'GET /user/packages': problem(401, 'token_expired'),
  })
  await loadMemberData()
  expect(state().token).toBeNull()
  expect(went).toEqual([])
})

it('ignores a late refusal of an old session', async () => {
  restoreSession()
  startSession(makeSessionAnswer(makeUser(), 'old'))
  let refuse: (response: Response) => void = () => {}
  api.answer({ 'GET /user': () => new Promise((resolve) => (refuse = resolve)) })
  const late = client.get('/user').catch(() => {})
  startSession(makeSessionAnswer(makeUser(), 'new'))
  await vi.waitFor(() => expect(api.callsOf('GET /user')).toHaveLength(1))
  refuse(problem(401, 'token_revoked'))
  await late
  expect(state().token).toBe('new')
})

it('loads the person of a token without user after 100 ms', async () => {
  vi.useFakeTimers()
  localStorage.setItem('auth_token', 't')
  restoreSession()
  resolveSession()
  await vi.advanceTimersByTimeAsync(99)
  expect(api.callsOf('GET /user')).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(api.callsOf('GET /user')).toHaveLength(1)
  await sessionSettled()
  expect(isAuthenticated(state())).toBe(true)
  expect(JSON.parse(localStorage.getItem('auth_user') ?? '').name).toBe('Neus Vidal')
})

it('loads the person of a token once: the check after the start does not repeat it', async () => {
  localStorage.setItem('auth_token', 't')
  restoreSession()
  resolveSession()
  await sessionSettled()
  await refreshUser()
  expect(api.callsOf('GET /user')).toHaveLength(1)
  await refreshUser()
  expect(api.callsOf('GET /user')).toHaveLength(2)
})

it('does not delay the app for a token without user where there is no network', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  localStorage.setItem('auth_token', 't')
  restoreSession()
  resolveSession()
  await sessionSettled()
  expect(isAuthenticated(state())).toBe(false)
  expect(localStorage.getItem('auth_token')).toBe('t')
  vi.stubGlobal('navigator', { ...navigator, onLine: true })
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(isAuthenticated(state())).toBe(true))
  await vi.waitFor(() => expect(recheck).toHaveBeenCalled())
})

it.each([
  ['refuses', problem(500, 'internal_error')],
  ['cannot be reached', noNetwork],
])('clears the session when the server %s to say whose token it is', async (_name, answer) => {
  localStorage.setItem('auth_token', 't')
  localStorage.setItem('auth_user', '{corrupt')
  api.answer({ 'GET /user': answer })
  restoreSession()
  resolveSession()
  await sessionSettled()
  expect(state()).toMatchObject({ token: null, user: null })
  expect(localStorage.getItem('auth_token')).toBeNull()
})

it('does not sign out because of a missing language file', async () => {
  localStorage.setItem('auth_token', 't')
  api.answer({
    'GET /user': makeUser({ preferred_language: 'nl' }),
    'GET /nl.json': problem(404, 'not_found'),
    'GET /ca.json': problem(404, 'not_found'),
  })
  await startLanguage({ ca: '/ca.json', nl: '/nl.json' } as never)
  restoreSession()
  resolveSession()
  await sessionSettled()
  expect(isAuthenticated(state())).toBe(true)
})

it('loads a stored person again, with their rights and language', async () => {
  startSession(makeSessionAnswer(makeUser({ preferred_language: 'ca' })))
  api.answer({
    'GET /user': { ...people.guide(), id: makeUser().id, name: 'Neus Puig', preferred_language: 'fr' },
    'GET /fr.json': () => json({}),
  })
  await startLanguage({ ca: '/ca.json', fr: '/fr.json' } as never)
  await refreshUser()
  expect(state()).toMatchObject({ user: { name: 'Neus Puig', roles: ['guide'] }, language: 'fr' })
  expect(JSON.parse(localStorage.getItem('auth_user') ?? '').name).toBe('Neus Puig')
  expect(recheck).toHaveBeenCalledOnce()
})

it.each([
  ['fails', problem(500, 'internal_error')],
  ['cannot be reached', noNetwork],
])('a stored person stays who they are when the server %s', async (_name, answer) => {
  startSession(makeSessionAnswer())
  api.answer({ 'GET /user': answer })
  await refreshUser()
  expect(state().user?.name).toBe('Neus Vidal')
  expect(recheck).not.toHaveBeenCalled()
})

it('signs out a stored person whom the server no longer knows', async () => {
  restoreSession()
  startSession(makeSessionAnswer())
  api.answer({ 'GET /user': problem(401, 'token_revoked') })
  await refreshUser()
  expect(state().token).toBeNull()
  expect(went).toEqual(['/login'])
})

it('sends a language chosen without network before it loads the person', async () => {
  startSession(makeSessionAnswer(makeUser({ preferred_language: 'ca' })))
  await startLanguage({ ca: '/ca.json', fr: '/fr.json' } as never)
  api.answer({ 'POST /user/profile': noNetwork, 'GET /fr.json': () => json({}) })
  await pickLanguage('fr')
  await refreshUser()
  expect(api.callsOf('GET /user')).toHaveLength(0)
  api.answer({ 'POST /user/profile': makeProfile(), 'GET /user': makeUser({ preferred_language: 'fr' }) })
  await refreshUser()
  expect(state().user?.preferred_language).toBe('fr')
  await refreshUser()
  expect(api.callsOf('POST /user/profile')).toHaveLength(3)
  expect(api.callsOf('GET /user')).toHaveLength(2)
})
