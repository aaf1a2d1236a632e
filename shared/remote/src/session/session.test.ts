// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import {
  clearPostLoginTarget,
  clearSession,
  enterGuestMode,
  isAuthenticated,
  readPostLoginTarget,
  restoreSession,
  type SessionUser,
  savePostLoginTarget,
  setFavorites,
  startSession,
  updateUser,
  useSession,
} from './session.ts'

const user: SessionUser = {
  id: 'u1',
  name: 'Neus',
  email: 'neus@sureda.test',
  phone: null,
  avatar: null,
  preferred_language: null,
  roles: [],
  role: null,
  permissions: {
    can_access_cms: false,
    can_access_mobile: true,
    is_guide: false,
    is_backend_operator: false,
  },
  access_type: 'mobile',
  is_guide: false,
  can_access_cms: false,
  is_backend_operator: false,
}
const answer = {
  access_token: 't1',
  user,
  roles: ['member'],
  permissions: user.permissions,
  access_type: 'mobile' as const,
}
const state = () => useSession.getState()

beforeEach(() => {
  localStorage.clear()
  clearSession()
})

it('stores token and user with roles, permissions and access type, and ends guest mode', () => {
  enterGuestMode()
  startSession(answer)
  expect(localStorage.getItem('auth_token')).toBe('t1')
  expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toMatchObject({
    id: 'u1',
    roles: ['member'],
    access_type: 'mobile',
  })
  expect(localStorage.getItem('guest_mode')).toBeNull()
  expect(isAuthenticated(state())).toBe(true)
})

it('clears token and user when a person continues as guest, and stores the guest flag', () => {
  startSession(answer)
  setFavorites(['experience:e-pela'])
  enterGuestMode()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(localStorage.getItem('auth_user')).toBeNull()
  expect(localStorage.getItem('guest_mode')).toBe('true')
  expect(localStorage.getItem('has_visited')).toBe('true')
  expect(state().favorites.size).toBe(0)
  expect(isAuthenticated(state())).toBe(false)
})

it('clears token, user and guest flag but preserves the address to return to', () => {
  startSession(answer)
  savePostLoginTarget('/reservas')
  clearSession()
  expect(state()).toMatchObject({ token: null, user: null, guest: false })
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(readPostLoginTarget()).toBe('/reservas')
})

it('restores the session on the next visit', () => {
  startSession(answer)
  useSession.setState({ token: null, user: null })
  restoreSession()
  expect(state().token).toBe('t1')
  expect(state().user?.name).toBe('Neus')
})

it.each(['{broken', '"text"', '{"id":1}', 'null', '[]'])(
  'takes a corrupt user (%s) for a missing one and keeps the token',
  (text) => {
    localStorage.setItem('auth_token', 't1')
    localStorage.setItem('auth_user', text)
    restoreSession()
    expect(state()).toMatchObject({ token: 't1', user: null, guest: false })
    expect(localStorage.getItem('auth_user')).toBeNull()
  },
)

it('is a guest while the guest flag is set, whatever else is stored', () => {
  startSession(answer)
  localStorage.setItem('guest_mode', 'true')
  restoreSession()
  expect(state()).toMatchObject({ token: null, user: null, guest: true })
  expect(isAuthenticated(state())).toBe(false)
})

it.each(['mal\nformed', 'mal formed', 'tokèn', '☃'])(
  'takes a token no header can carry (%j) for none',
  (token) => {
    localStorage.setItem('auth_token', token)
    restoreSession()
    expect(state().token).toBeNull()
    expect(localStorage.getItem('auth_token')).toBeNull()
  },
)

it.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example',
])('a saved target that leads away (%j) is none', (path) => {
  localStorage.setItem('post_login_redirect', path)
  expect(readPostLoginTarget()).toBeNull()
})

it('has no session with a user but no token', () => {
  localStorage.setItem('auth_user', JSON.stringify(user))
  restoreSession()
  expect(isAuthenticated(state())).toBe(false)
  expect(state().user).toBeNull()
})

it('stores a changed profile', () => {
  startSession(answer)
  updateUser({ ...user, name: 'Neus Vidal' })
  expect(JSON.parse(localStorage.getItem('auth_user') ?? '').name).toBe('Neus Vidal')
})

it.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)', ''])(
  'does not follow a planted target (%s)',
  (path) => {
    localStorage.setItem('post_login_redirect', path)
    expect(readPostLoginTarget()).toBeNull()
  },
)

it('returns to the wanted address after signing in, also where the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(savePostLoginTarget('/reservas?pass=r-1')).toBe(false)
  expect(readPostLoginTarget()).toBe('/reservas?pass=r-1')
  vi.restoreAllMocks()
  expect(savePostLoginTarget('/perfil')).toBe(true)
  expect(readPostLoginTarget()).toBe('/perfil')
  clearPostLoginTarget()
  expect(readPostLoginTarget()).toBeNull()
})
