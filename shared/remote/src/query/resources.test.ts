// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '../session/session.ts'
import { contentResource } from './resources.ts'

const asked: URL[] = []

/** A list as the API pages it: `per_page` up to 100, 500 by default, and the index of the last item as cursor. */
const serverOf = (items: number): typeof fetch => {
  return async (input) => {
    const url = new URL(String(input), location.href)
    asked.push(url)
    const size = Number(url.searchParams.get('per_page') ?? 500)
    const from = Number(url.searchParams.get('cursor') ?? 0)
    const until = Math.min(items, from + size)
    const data = Array.from({ length: until - from }, (_, index) => ({ id: from + index }))
    const meta = { next_cursor: until < items ? String(until) : null }
    return Response.json({ data, meta })
  }
}

beforeEach(() => {
  asked.length = 0
  useSession.setState({ token: null, user: null, guest: false, tenant: null, language: 'ca' })
})
afterEach(() => vi.unstubAllGlobals())

async function load(items: number, filter = {}) {
  vi.stubGlobal('fetch', serverOf(items))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey, queryFn } = contentResource('locations').list(filter)
  return (await client.fetchQuery({ queryKey, queryFn })).data.map(({ id }) => id)
}

it('fetches a list of an ordinary territory with one call, at the address that pages preload', async () => {
  expect(await load(100)).toHaveLength(100)
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual(['/api/v1/locations?per_page=100'])
})

it('fetches 5,000 items of the map in eleven calls, each once and in order', async () => {
  expect(await load(5000)).toEqual(Array.from({ length: 5000 }, (_, id) => id))
  expect(asked).toHaveLength(11)
})

it('sends the filter with every page', async () => {
  expect(await load(700, { type: 'museo' })).toHaveLength(700)
  expect(asked.map(({ searchParams }) => searchParams.get('type'))).toEqual(['museo', 'museo', 'museo'])
})

it('stops when a server never ends its list', async () => {
  expect(await load(1_000_000)).toHaveLength(100 + 99 * 500)
})

it.each(['', '.', '..'])(
  'does not ask the list for the detail of %j: such a thing does not exist',
  async (id) => {
    vi.stubGlobal('fetch', serverOf(3))
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const { queryKey, queryFn } = contentResource('locations').detail(id)
    await expect(client.fetchQuery({ queryKey, queryFn })).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(asked).toEqual([])
  },
)

it('persists lists for use without network, but no search results', () => {
  const { list } = contentResource('locations')
  expect(list({ type: 'museo' }).persister).toBeDefined()
  expect(list({ search: 'dolm' }).persister).toBeUndefined()
})

it.each([{}, { data: null }, { data: {} }, { data: [] }, null])('rejects %j as a detail', async (body) => {
  vi.stubGlobal('fetch', async () => Response.json(body))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey, queryFn } = contentResource('locations').detail('l-1')
  await expect(client.fetchQuery({ queryKey, queryFn })).rejects.toMatchObject({ status: 502 })
})

it.each([{}, { data: null }, { data: {} }, { data: 'x' }, null])('rejects %j as a list', async (body) => {
  vi.stubGlobal('fetch', async () => Response.json(body))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey, queryFn } = contentResource('locations').list()
  await expect(client.fetchQuery({ queryKey, queryFn })).rejects.toMatchObject({ status: 502 })
})
