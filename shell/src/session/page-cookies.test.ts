// @vitest-environment jsdom
import { clearSession, setFavorites, setLanguage, startSession } from '@sureda/remote/session'
import { setVisitor } from '@sureda/testing/fake-session'
import { makeSessionAnswer, people } from '@sureda/testing/people'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideNavigation } from '../router/navigation.ts'
import { maintainPageCookies } from './page-cookies.ts'
import { endSession, restoreSession } from './session-lifecycle.ts'
import { logout } from './sign-out.ts'

let stop: () => void
const cookies = () => document.cookie.split('; ').sort()

beforeEach(() => {
  localStorage.clear()
  setVisitor('stranger')
  setLanguage('ca')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  stop = maintainPageCookies()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('states the kind of visitor and the language, and nothing personal', () => {
  expect(cookies()).toEqual(['sureda_language=ca', 'sureda_variant=guest'])
  startSession(makeSessionAnswer())
  expect(cookies()).toEqual(['sureda_language=ca', 'sureda_variant=member'])
  setLanguage('de')
  expect(cookies()).toEqual(['sureda_language=de', 'sureda_variant=member'])
  setVisitor('guide')
  expect(cookies()).toContain('sureda_variant=guide')
})

it('lasts a year for the whole site, also for visits from other sites, and is written only when it changes', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  setFavorites(['route:r'])
  expect(written).not.toHaveBeenCalled()
  startSession(makeSessionAnswer())
  expect(written).toHaveBeenCalledWith('sureda_variant=member; Path=/; Max-Age=31536000; SameSite=Lax')
})

it('is reset to guest before an ended session leads to the login screen', () => {
  startSession(makeSessionAnswer())
  let atLogin: string[] = []
  provideNavigation({ go: () => (atLogin = cookies()), recheck: async () => {}, rulesOf: () => null })
  history.replaceState(null, '', '/reservas')
  endSession(makeSessionAnswer().access_token)
  expect(atLogin).toContain('sureda_variant=guest')
})

it('is reset to guest after signing out', async () => {
  startSession(makeSessionAnswer())
  await logout()
  expect(cookies()).toContain('sureda_variant=guest')
})

it('follows another tab', () => {
  restoreSession()
  localStorage.setItem('auth_token', 't2')
  localStorage.setItem('auth_user', JSON.stringify(people.guide()))
  dispatchEvent(new StorageEvent('storage', { key: 'auth_user' }))
  expect(cookies()).toContain('sureda_variant=guide')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(cookies()).toContain('sureda_variant=guest')
  clearSession()
})
