// @vitest-environment jsdom
import { ReadableStream as NodeStream } from 'node:stream/web'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anyCall } from '../internal/any-call.testing.ts'
import { useSession } from '../session/session.ts'
import { setUnauthorizedHandler } from './client.ts'
import { ApiError, MissingTokenError, OfflineError, RequestTimeoutError } from './errors.ts'

const server = vi.fn<typeof fetch>()
const answer = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init })
const sent = (call = 0) => {
  const [url, init] = server.mock.calls[call] ?? []
  return { url: String(url), init: init ?? {}, headers: new Headers(init?.headers) }
}

beforeEach(() => {
  server.mockReset()
  vi.stubGlobal('fetch', server)
  useSession.setState({ token: null, user: null, guest: false, tenant: null, language: 'ca' })
  setUnauthorizedHandler(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  window.__SUREDA_EARLY__ = undefined
})

it('calls below /api/v1 with language and tenant hints, and without a token when no one is signed in', async () => {
  server.mockResolvedValue(answer({ data: [] }))
  await anyCall.get('/experiences', { query: { type: 'hotel', search: '', featured: undefined } })
  expect(sent().url).toBe('/api/v1/experiences?type=hotel')
  expect(sent().headers.get('accept')).toBe('application/json')
  expect(sent().headers.get('accept-language')).toBe('ca')
  expect(sent().headers.get('x-tenant-domain')).toBe(location.hostname)
  expect(sent().headers.get('x-tenant-locale')).toBe('ca')
  expect(sent().headers.has('authorization')).toBe(false)
})

it('sends the office’s language as a hint beside the reader’s', async () => {
  server.mockResolvedValue(answer({ data: [] }))
  useSession.setState({ tenant: { id: 'gavarres', known: true, locale: 'ca' } as never, language: 'fr' })
  await anyCall.get('/experiences')
  expect(sent().headers.get('x-tenant-id')).toBe('gavarres')
  expect(sent().headers.get('x-tenant-locale')).toBe('ca')
  expect(sent().headers.get('accept-language')).toBe('fr')
})

it('sends the bearer token and an idempotency key', async () => {
  useSession.setState({ token: 'secret' })
  server.mockResolvedValue(answer({ data: {} }, { status: 201 }))
  await anyCall.post('/reservations', { people: 2 }, { idempotencyKey: 'k1' })
  expect(sent().headers.get('authorization')).toBe('Bearer secret')
  expect(sent().headers.get('idempotency-key')).toBe('k1')
  expect(sent().headers.get('content-type')).toBe('application/json')
  expect(sent().init.body).toBe('{"people":2}')
})

it('sends the version of the item that a change is meant for', async () => {
  server.mockImplementation(async () => answer({ data: {} }))
  await anyCall.put('/reservations/r1', { people: 3 }, { ifMatch: '"7"' })
  expect(sent().headers.get('if-match')).toBe('"7"')
  await anyCall.put('/reservations/r1', { people: 3 })
  expect(sent(1).headers.has('if-match')).toBe(false)
})

it('leaves the content type of a form with a file to the browser', async () => {
  server.mockResolvedValue(answer({ data: {} }))
  await anyCall.post('/user/profile', new FormData())
  expect(sent().headers.has('content-type')).toBe(false)
})

it('does not prefix /api/logout', async () => {
  server.mockResolvedValue(answer({ data: { ok: true } }))
  await anyCall.post('/api/logout')
  expect(sent().url).toBe('/api/logout')
})

it('shares one request among identical concurrent GETs, and sends a new one afterwards', async () => {
  server.mockImplementation(async () => answer({ data: 1 }))
  const [first, second] = await Promise.all([anyCall.get('/news'), anyCall.get('/news')])
  expect(first).toEqual(second)
  expect(server).toHaveBeenCalledTimes(1)
  await anyCall.get('/news')
  expect(server).toHaveBeenCalledTimes(2)
})

it('does not share a request that was made before a change', async () => {
  let answerLate: (response: Response) => void = () => {}
  server.mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve
    }),
  )
  const before = anyCall.get('/notification-cards')
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(1))
  server.mockResolvedValueOnce(answer({ data: null })).mockResolvedValueOnce(answer({ data: [] }))
  await anyCall.post('/notification-cards/1/dismiss')
  await expect(anyCall.get('/notification-cards')).resolves.toEqual({ data: [] })
  answerLate(answer({ data: ['1'] }))
  await expect(before).resolves.toEqual({ data: ['1'] })
})

it('does not share a request with another language or another person', async () => {
  server.mockImplementation(async () => answer({ data: 1 }))
  const first = anyCall.get('/news')
  useSession.setState({ language: 'fr' })
  const second = anyCall.get('/news')
  useSession.setState({ token: 'secret' })
  await Promise.all([first, second, anyCall.get('/news')])
  expect(server).toHaveBeenCalledTimes(3)
})

it('aborts for one caller without aborting for the other', async () => {
  let respond: (response: Response) => void = () => {}
  server.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve
    }),
  )
  const impatient = new AbortController()
  const gone = anyCall.get('/news', { signal: impatient.signal })
  const patient = anyCall.get('/news')
  impatient.abort()
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' })
  respond(answer({ data: 'here' }))
  expect(await patient).toEqual({ data: 'here' })
})

it('ends a call after 15 seconds with the sentence of the specification', async () => {
  vi.useFakeTimers()
  server.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  )
  const outcome = expect(anyCall.get('/news')).rejects.toEqual(
    new RequestTimeoutError('Request timeout after 15000ms'),
  )
  await vi.advanceTimersByTimeAsync(15_000)
  await outcome
})

it('turns a problem document into an error with its code, sentence, fields and data', async () => {
  const problem = {
    code: 'date_full',
    message: 'Ple',
    errors: [{ path: 'date', code: 'x', message: 'y' }],
    data: { alternatives: [] },
  }
  server.mockResolvedValue(
    answer(problem, {
      status: 409,
      headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '30' },
    }),
  )
  const error = (await anyCall.post('/reservations', {}).catch((reason: unknown) => reason)) as ApiError
  expect(error).toBeInstanceOf(ApiError)
  expect(error.message).toBe('HTTP error! Status: 409')
  expect(error).toMatchObject({ status: 409, code: 'date_full', text: 'Ple', retryAfter: 30 })
  expect(error.data).toEqual({ alternatives: [] })
})

it('preserves the status of an unreadable error', async () => {
  server.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(anyCall.get('/news')).rejects.toMatchObject({
    status: 502,
    code: 'unreadable_answer',
    text: null,
  })
})

it('treats a captive portal as a missing network', async () => {
  server.mockResolvedValue(new Response('<h1>Hotel wifi</h1>', { headers: { 'Content-Type': 'text/html' } }))
  await expect(anyCall.get('/news')).rejects.toBeInstanceOf(OfflineError)
})

it('throws OfflineError when nothing answers', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(anyCall.get('/news')).rejects.toBeInstanceOf(OfflineError)
})

it('refuses a reservation call without a token before anything is sent', async () => {
  await expect(anyCall.post('/reservations', {}, { needsToken: true })).rejects.toEqual(
    new MissingTokenError(),
  )
  expect(server).not.toHaveBeenCalled()
})

it('reports a 401 with the token it was made with, but not a refused password or a late logout', async () => {
  const handler = vi.fn()
  setUnauthorizedHandler(handler)
  useSession.setState({ token: 'old' })
  server.mockImplementation(async () => answer({ code: 'token_expired' }, { status: 401 }))
  await anyCall.post('/login', {}).catch(() => {})
  await anyCall.post('/auth/google', {}).catch(() => {})
  await anyCall.post('/api/logout').catch(() => {})
  expect(handler).not.toHaveBeenCalled()
  await anyCall.get('/user').catch(() => {})
  expect(handler).toHaveBeenCalledExactlyOnceWith('old')
})

it('uses the call the page started, once, and only in the language it was asked in', async () => {
  const early = () => Promise.resolve(answer({ data: 'early' }))
  window.__SUREDA_EARLY__ = { '/api/v1/news': { lang: 'ca', token: null, response: early() } }
  expect(await anyCall.get('/news')).toEqual({ data: 'early' })
  expect(server).not.toHaveBeenCalled()

  server.mockImplementation(async () => answer({ data: 'own' }))
  expect(await anyCall.get('/news')).toEqual({ data: 'own' })
  window.__SUREDA_EARLY__ = { '/api/v1/news': { lang: 'de', token: null, response: early() } }
  expect(await anyCall.get('/news')).toEqual({ data: 'own' })
})

it('sends its own request when the one started by the page has failed', async () => {
  window.__SUREDA_EARLY__ = {
    '/api/v1/news': { lang: 'ca', token: null, response: Promise.reject(new TypeError('no network')) },
  }
  server.mockResolvedValue(answer({ data: 'own' }))
  expect(await anyCall.get('/news')).toEqual({ data: 'own' })
})

it('aborts the page’s request when its body stalls, and sends a new one afterwards', async () => {
  vi.useFakeTimers()
  // jsdom has no streams, and Node's type differs from the browser's
  const endless = new NodeStream() as unknown as ReadableStream
  const stalled = new Response(endless, { headers: { 'Content-Type': 'application/json' } })
  window.__SUREDA_EARLY__ = {
    '/api/v1/news': { lang: 'ca', token: null, response: Promise.resolve(stalled) },
  }
  const outcome = expect(anyCall.get('/news')).rejects.toBeInstanceOf(RequestTimeoutError)
  await vi.advanceTimersByTimeAsync(15_000)
  await outcome
  server.mockResolvedValue(answer({ data: 'own' }))
  expect(await anyCall.get('/news')).toEqual({ data: 'own' })
})
