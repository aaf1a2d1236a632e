import type { Release } from '@sureda/contract/remote/registry'
import { useSession } from '@sureda/remote/session'
import { type FakeApi, fakeApi, json } from '@sureda/testing/fake-api'
import { setVisitor } from '@sureda/testing/fake-session'
import { act, cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startLanguage, switchLanguage } from './language.ts'
import { loadTexts } from './load-texts.ts'

const missing = () => new Response('', { status: 404 })
/** A stalled request: it fails when the caller gives up. */
const stalls = () => new Promise<Response>(() => {})
let files: Record<'fr' | 'ca' | 'es', string>
let api: FakeApi
let round = 0

beforeEach(() => {
  // loaded files are never fetched again: each test has its own
  round += 1
  files = { fr: `/fr-${round}.json`, ca: `/ca-${round}.json`, es: `/es-${round}.json` }
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('navigator', { ...navigator, languages: ['fr'], onLine: true })
  // fake timers do not affect jsdom's own
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), ms)
    return limit.signal
  })
  api = fakeApi({
    [`GET ${files.fr}`]: () => json({ hello: 'bonjour' }),
    [`GET ${files.ca}`]: () => json({ hello: 'bon dia' }),
    [`GET ${files.es}`]: () => json({ hello: 'buenos días' }),
  })
  setVisitor('guest')
  useSession.setState({ tenant: { id: 'gavarres', known: true, locale: 'ca' } as never })
})
afterEach(() => {
  cleanup()
  api.restore()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Hello() {
  const { t } = useTranslation('shell')
  return <p>{t('hello')}</p>
}
const start = () => startLanguage(files as never)

it('starts with the office’s language when a file hangs', async () => {
  api.answer({ [`GET ${files.fr}`]: stalls })
  const starting = start()
  await vi.advanceTimersByTimeAsync(3_900)
  expect(api.callsOf(`GET ${files.ca}` as 'GET /:file')).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(200)
  await starting
  render(<Hello />)
  expect(screen.getByText('bon dia')).toBeDefined()
})

it('gives up after 15 seconds in all when every file hangs', async () => {
  for (const file of Object.values(files)) api.answer({ [`GET ${file}`]: stalls })
  const outcome = expect(start()).rejects.toMatchObject({ phase: 'locale', outcome: 'timeout' })
  await vi.advanceTimersByTimeAsync(15_000)
  await outcome
})

it('shows the texts of the wanted language when they arrive late', async () => {
  let arrive: (words: Response) => void = () => {}
  api.answer({ [`GET ${files.fr}`]: () => new Promise<Response>((resolve) => (arrive = resolve)) })
  const starting = start()
  await vi.advanceTimersByTimeAsync(4_100)
  await starting
  render(<Hello />)
  await act(async () => arrive(json({ hello: 'bonjour' })))
  expect(await screen.findByText('bonjour')).toBeDefined()
})

it.each<[string, () => void]>([
  ['the network is back', () => void dispatchEvent(new Event('online'))],
  ['the language is chosen again', () => void switchLanguage('fr')],
])('fetches a lost file again when %s', async (_name, again) => {
  api.answer({ [`GET ${files.fr}`]: missing })
  await start()
  render(<Hello />)
  expect(screen.getByText('bon dia')).toBeDefined()
  api.answer({ [`GET ${files.fr}`]: () => json({ hello: 'bonjour' }) })
  act(again)
  expect(await screen.findByText('bonjour')).toBeDefined()
})

it('loads a part in the new language when it changes while its texts load', async () => {
  await start()
  const name = `content-${round}`
  const words = { fr: `/c-fr-${round}.json`, ca: `/c-ca-${round}.json` }
  let arrive: (words: Response) => void = () => {}
  api.answer({
    [`GET ${words.fr}`]: () => new Promise<Response>((resolve) => (arrive = resolve)),
    [`GET ${words.ca}`]: () => json({ greeting: 'bon dia' }),
  })
  const release = { base: '', contributes: { i18n: { namespace: name, files: words } } } as unknown as Release
  const loading = loadTexts(release)
  await vi.waitFor(() => expect(api.callsOf(`GET ${words.fr}` as 'GET /:file')).toHaveLength(1))
  await switchLanguage('ca')
  arrive(json({ greeting: 'bonjour' }))
  await loading
  expect(i18next.t(`${name}:greeting`)).toBe('bon dia')
})

it('waits for a part that loads while the language changes', async () => {
  await start()
  const name = `content-${round}`
  const words = { fr: `/c-fr-${round}.json`, ca: `/c-ca-${round}.json` }
  let arrive: (words: Response) => void = () => {}
  api.answer({
    [`GET ${files.ca}`]: () => new Promise<Response>((resolve) => (arrive = resolve)),
    [`GET ${words.fr}`]: () => json({ greeting: 'bonjour' }),
    [`GET ${words.ca}`]: () => json({ greeting: 'bon dia' }),
  })
  const release = { base: '', contributes: { i18n: { namespace: name, files: words } } } as unknown as Release
  const switching = switchLanguage('ca')
  await loadTexts(release)
  arrive(json({ hello: 'bon dia' }))
  await switching
  expect(i18next.t(`${name}:greeting`)).toBe('bon dia')
})
