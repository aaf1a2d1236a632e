// @vitest-environment jsdom
import { queryClient } from '@sureda/remote/query'
import { isAuthenticated, savePostLoginTarget, startSession, useSession } from '@sureda/remote/session'
import { type FakeApi, fakeApi, json } from '@sureda/testing/fake-api'
import { setVisitor } from '@sureda/testing/fake-session'
import { makePackageStatus, makeProfile, makeSessionAnswer, makeUser, people } from '@sureda/testing/people'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pickLanguage, startLanguage } from '../language/language.ts'
import { provideNavigation } from '../router/navigation.ts'
import { restoreSession } from './session-lifecycle.ts'

const FILES = { ca: '/ca.json', fr: '/fr.json', nl: '/nl.json' } as never
let api: FakeApi
const recheck = vi.fn(async () => {})
const state = () => useSession.getState()
const otherTab = (key: string, newValue: string | null = null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  recheck.mockReset()
  vi.stubGlobal('navigator', { ...navigator, languages: ['ca'], onLine: true })
  provideNavigation({ go: () => {}, recheck, rulesOf: () => null })
  api = fakeApi({
    'GET /:file': () => json({}),
    'GET /favorites': [],
    'GET /user/packages': makePackageStatus(),
    'POST /user/profile': makeProfile(),
  })
  setVisitor('stranger')
  await startLanguage(FILES)
  restoreSession()
})
afterEach(() => {
  queryClient.clear()
  api.restore()
  vi.unstubAllGlobals()
})

it('follows a sign-in and a sign-out of another tab', async () => {
  localStorage.setItem('auth_token', 't2')
  localStorage.setItem('auth_user', JSON.stringify(people.guide()))
  otherTab('auth_user')
  expect(state().user?.name).toBe('Pere Suriol')
  expect(recheck).toHaveBeenCalledTimes(1)
  queryClient.setQueryData(['guide'], 'private')

  localStorage.removeItem('auth_token')
  otherTab('auth_token')
  expect(isAuthenticated(state())).toBe(false)
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0)
  expect(recheck).toHaveBeenCalledTimes(2)
  savePostLoginTarget('/reservas')
  await vi.waitFor(() => expect(localStorage.getItem('post_login_redirect')).toBeNull())

  otherTab('cache:-x', 'y')
  expect(recheck).toHaveBeenCalledTimes(2)
  expect(i18next.language).toBe('ca')
})

it('preserves another tab’s language across a reload, but prefers one chosen in this tab', async () => {
  otherTab('language', 'fr')
  await vi.waitFor(() => expect(state().language).toBe('fr'))
  await startLanguage(FILES)
  expect(state().language).toBe('fr')
  expect(localStorage.getItem('language')).toBe('fr')
  await pickLanguage('nl')
  await startLanguage(FILES)
  expect(state().language).toBe('nl')
})

it('does not use the language of a person who signed out for the next guest', async () => {
  startSession(makeSessionAnswer(makeUser({ preferred_language: 'fr' })))
  otherTab('language', 'fr')
  await vi.waitFor(() => expect(state().language).toBe('fr'))
  localStorage.removeItem('auth_token')
  otherTab('auth_token')
  await vi.waitFor(() => expect(state().language).toBe('ca'))
})

it('follows another tab’s language, unless one was chosen in this tab', async () => {
  otherTab('language', 'fr')
  await vi.waitFor(() => expect(state().language).toBe('fr'))
  await pickLanguage('nl')
  otherTab('language', 'ca')
  await new Promise((resolve) => setTimeout(resolve))
  expect(state().language).toBe('nl')
})

it('applies a person’s language choice to all of their tabs', async () => {
  startSession(makeSessionAnswer(makeUser({ preferred_language: 'ca' })))
  await pickLanguage('nl')
  localStorage.setItem('auth_user', JSON.stringify(makeUser({ preferred_language: 'fr' })))
  otherTab('auth_user')
  await vi.waitFor(() => expect(state().language).toBe('fr'))
})
