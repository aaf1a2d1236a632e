// @vitest-environment jsdom
import { startSession, useSession } from '@sureda/remote/session'
import { type FakeApi, type FakeCall, fakeApi, json, noNetwork } from '@sureda/testing/fake-api'
import { setVisitor } from '@sureda/testing/fake-session'
import { makeProfile, makeSessionAnswer, makeUser } from '@sureda/testing/people'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pickLanguage, redetectLanguage, startLanguage, switchLanguage } from './language.ts'

const FILES = {
  ca: '/ca.json',
  es: '/es.json',
  en: '/en.json',
  fr: '/fr.json',
  de: '/de.json',
  nl: '/nl.json',
}
let api: FakeApi

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('navigator', { ...navigator, languages: ['ca-ES'], onLine: true })
  api = fakeApi({
    'GET /:file': ({ params }: FakeCall) => json({ hello: params.file }),
    'POST /user/profile': makeProfile(),
  })
  setVisitor('guest')
})
afterEach(() => {
  api.restore()
  vi.unstubAllGlobals()
})

it('starts in the browser’s language, stores it and sets it on the page', async () => {
  await startLanguage(FILES)
  expect(i18next.t('hello')).toBe('ca.json')
  expect(localStorage.getItem('language')).toBe('ca')
  expect(document.documentElement.lang).toBe('ca')
})

it('shows the old texts until the new ones are loaded', async () => {
  await startLanguage(FILES)
  let arrive: (words: Response) => void = () => {}
  api.answer({ 'GET /fr.json': () => new Promise((resolve) => (arrive = resolve)) })
  const switching = switchLanguage('fr')
  await vi.waitFor(() => expect(api.callsOf('GET /fr.json')).toHaveLength(1))
  expect(i18next.t('hello')).toBe('ca.json')
  expect(useSession.getState().language).toBe('ca')
  arrive(json({ hello: 'bonjour' }))
  await switching
  expect(i18next.t('hello')).toBe('bonjour')
  expect(document.documentElement.lang).toBe('fr')
})

it('follows the person who signs in', async () => {
  await startLanguage(FILES)
  startSession(makeSessionAnswer(makeUser({ preferred_language: 'de' })))
  await redetectLanguage()
  expect(useSession.getState().language).toBe('de')
})

it('preserves a chosen language across a reload and stores it in the profile', async () => {
  setVisitor(makeUser({ preferred_language: 'ca' }), { language: 'ca' })
  await startLanguage(FILES)
  await pickLanguage('nl')
  expect(useSession.getState().language).toBe('nl')
  const saved = api.callsOf('POST /user/profile')[0]?.body as FormData
  // nothing else: the name on this phone may be outdated
  expect([...saved.entries()]).toEqual([['preferred_language', 'nl']])
  useSession.setState({ language: 'es' })
  await redetectLanguage()
  expect(useSession.getState().language).toBe('nl')
})

it('uses a chosen language for the person even where the server does not answer', async () => {
  setVisitor(makeUser({ preferred_language: 'ca' }), { language: 'ca' })
  await startLanguage(FILES)
  api.answer({ 'POST /user/profile': noNetwork })
  await pickLanguage('nl')
  await redetectLanguage()
  expect(useSession.getState().language).toBe('nl')
  expect(JSON.parse(localStorage.getItem('auth_user') ?? '').preferred_language).toBe('nl')
})

it('ignores an unsupported language', async () => {
  await startLanguage(FILES)
  await pickLanguage('xx')
  expect(useSession.getState().language).toBe('ca')
})
