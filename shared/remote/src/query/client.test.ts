// @vitest-environment jsdom
import { queryOptions } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, MissingTokenError, OfflineError, RequestTimeoutError } from '../api/errors.ts'
import { setHydrationTime } from '../device/server-time.ts'
import { recordAnswerTime } from '../internal/answer-age.ts'
import { useSession } from '../session/session.ts'
import { clearAnswers } from '../session/sign-out.ts'
import { persisted, queryClient } from './client.ts'

const news = (ask: () => Promise<string>) =>
  queryOptions({
    queryKey: ['news'],
    queryFn: async () => ({ data: await ask() }),
    persister: persisted,
  })
const fetchNews = async (ask: () => Promise<string>) => (await queryClient.fetchQuery(news(ask))).data

beforeEach(() => {
  clearAnswers()
  useSession.setState({ language: 'ca', user: null, tenant: null })
})

it('refetches after five minutes, and shows the old answer meanwhile', async () => {
  const ask = vi.fn().mockResolvedValue('first')
  await queryClient.fetchQuery(news(ask))
  await queryClient.fetchQuery(news(ask))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(queryClient.getDefaultOptions().queries?.staleTime).toBe(300_000)
})

it('separates answers by language, person and brand', async () => {
  const ask = vi.fn().mockImplementation(async () => useSession.getState().language)
  expect(await fetchNews(ask)).toBe('ca')
  useSession.setState({ language: 'fr' })
  expect(await fetchNews(ask)).toBe('fr')
  useSession.setState({ user: { id: 'u1' } as never })
  await queryClient.fetchQuery(news(ask))
  expect(ask).toHaveBeenCalledTimes(3)
})

it('stores an answer under a cache: key and restores it without network', async () => {
  await queryClient.fetchQuery(news(async () => 'seen yesterday'))
  await vi.waitFor(() => expect(Object.keys(localStorage).some((key) => key.startsWith('cache:'))).toBe(true))
  queryClient.clear()
  const offline = vi.fn().mockRejectedValue(new OfflineError('no network'))
  expect(await queryClient.fetchQuery({ ...news(offline), retry: false })).toEqual({ data: 'seen yesterday' })
})

it('asks again for a stored answer that is old, and leaves a failure of that to the screen', async () => {
  await fetchNews(async () => 'seen yesterday')
  const key = await vi.waitFor(() => Object.keys(localStorage)[0] ?? expect.fail())
  const entry = JSON.parse(localStorage.getItem(key) ?? '')
  entry.state.dataUpdatedAt -= 3_600_000
  localStorage.setItem(key, JSON.stringify(entry))
  queryClient.clear()
  const offline = vi.fn().mockRejectedValue(new OfflineError('no network'))
  const cache = queryClient.getQueryCache()
  // simulates a screen, on which the query is stale; `fetchQuery` alone never treats it so
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'added') vi.spyOn(query, 'isStale').mockReturnValue(true)
  })
  await queryClient.fetchQuery({ ...news(offline), retry: false })
  stop()
  const [query] = cache.getAll()
  await vi.waitFor(() => expect(query?.state.error).toBeInstanceOf(OfflineError))
  expect(query?.state.data).toEqual({ data: 'seen yesterday' })
})

it('hydrates the server’s page from the answer it carries, stores that, and opens a stored one without it', async () => {
  const storedText = () => Object.values(localStorage).join()
  await fetchNews(async () => 'seen yesterday')
  await vi.waitFor(() => expect(storedText()).toContain('seen yesterday'))
  queryClient.clear()
  setHydrationTime(Date.now())
  try {
    expect(await fetchNews(async () => 'of the page')).toBe('of the page')
    await vi.waitFor(() => expect(storedText()).toContain('of the page'))
    queryClient.clear()
    const offline = vi.fn().mockRejectedValue(new OfflineError('no network'))
    expect(await queryClient.fetchQuery({ ...news(offline), retry: false })).toEqual({ data: 'of the page' })
  } finally {
    setHydrationTime(undefined)
  }
})

it.each([
  ['what was seen since', 60_000, 'seen since'],
  ['nothing older', -60_000, 'of the page'],
])(
  'hydrates a page that the phone has stored as it is, with its age, and shows %s after that',
  async (_what, seenAfter, shown) => {
    const minute = Date.now() - 3_600_000
    await fetchNews(async () => 'seen since')
    const key = await vi.waitFor(() => Object.keys(localStorage)[0] ?? expect.fail())
    const entry = JSON.parse(localStorage.getItem(key) ?? '')
    entry.state.dataUpdatedAt = minute + seenAfter
    localStorage.setItem(key, JSON.stringify(entry))
    queryClient.clear()
    setHydrationTime(minute)
    const { queryKey } = news(async () => '')
    const page = queryOptions({
      ...news(async () => ''),
      queryFn: async () => {
        const answer = { data: 'of the page' }
        recordAnswerTime(answer, minute)
        return answer
      },
    })
    try {
      expect(await queryClient.fetchQuery(page)).toEqual({ data: 'of the page' })
      expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(minute)
    } finally {
      await new Promise((done) => setTimeout(done))
      setHydrationTime(undefined)
    }
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual({ data: shown }))
    expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(minute + Math.max(0, seenAfter))
    expect(JSON.parse(localStorage.getItem(key) ?? '').state.data).toEqual({ data: 'seen since' })
  },
)

it.each(['garbage', 'null', '5', '{}', '{"state":null}', 'data:5', 'data:null', 'data:"text"', 'data:{}'])(
  'asks again where a kept answer is broken (%s)',
  async (broken) => {
    await fetchNews(async () => 'seen yesterday')
    const [key = ''] = await vi.waitFor(() => {
      expect(Object.keys(localStorage)).toHaveLength(1)
      return Object.keys(localStorage)
    })
    const whole = JSON.parse(localStorage.getItem(key) ?? '')
    const text = broken.startsWith('data:')
      ? JSON.stringify({ ...whole, state: { ...whole.state, data: JSON.parse(broken.slice(5)) } })
      : broken
    localStorage.setItem(key, text)
    queryClient.clear()
    expect(await fetchNews(async () => 'new')).toBe('new')
  },
)

it.each([{}, null, { data: undefined }, {}, 'text'])(
  'takes %j with a 200 for a fault, and never keeps it',
  async (body) => {
    const odd = queryOptions({ queryKey: ['odd'], queryFn: async () => body, persister: persisted })
    await expect(queryClient.fetchQuery({ ...odd, retry: false })).rejects.toMatchObject({ status: 502 })
    await new Promise((done) => setTimeout(done, 20))
    expect(Object.keys(localStorage).filter((key) => key.includes('odd'))).toEqual([])
  },
)

it('clears answers in memory and in the browser', async () => {
  await queryClient.fetchQuery(news(async () => 'private'))
  await vi.waitFor(() => expect(Object.keys(localStorage)).toHaveLength(1))
  clearAnswers()
  expect(Object.keys(localStorage)).toHaveLength(0)
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0)
})

it('holds an unused answer in memory for hours, with a delay within the browser’s limit', () => {
  const { gcTime } = queryClient.getDefaultOptions().queries ?? {}
  expect(gcTime).toBeGreaterThan(3_600_000)
  expect(gcTime).toBeLessThan(2 ** 31)
})

it('retries only errors that another try can solve', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry as (n: number, error: Error) => boolean
  expect(retry(0, new OfflineError(''))).toBe(true)
  expect(retry(0, new ApiError(503, null))).toBe(true)
  expect(retry(0, new ApiError(404, null))).toBe(false)
  expect(retry(0, new ApiError(401, null))).toBe(false)
  expect(retry(0, new MissingTokenError())).toBe(false)
  expect(retry(0, new RequestTimeoutError(''))).toBe(false)
  expect(retry(2, new OfflineError(''))).toBe(false)
})
