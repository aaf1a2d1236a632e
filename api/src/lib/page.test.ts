import { expect, it } from 'vitest'
import { pageOf, pageOfWhole, readPage } from './page.ts'

const shape = ['number', 'text'] as const
const rows = [1, 2, 3, 4, 5].map((order) => ({ order, id: `i${order}` }))
const keyOf = (row: { order: number; id: string }) => [row.order, row.id]
const cursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url')

it('answers the whole list and no cursor if no page is asked for', () => {
  expect(pageOf(rows, readPage({}, shape), keyOf, (row) => row.id)).toEqual({
    data: ['i1', 'i2', 'i3', 'i4', 'i5'],
    meta: { next_cursor: null },
  })
})

it('pages by the last item of each page', () => {
  const first = pageOf(rows.slice(0, 3), readPage({ per_page: 2 }, shape), keyOf, (row) => row.id)
  expect(first.data).toEqual(['i1', 'i2'])
  const second = readPage({ per_page: 2, cursor: first.meta.next_cursor ?? '' }, shape)
  expect(second.after).toEqual([2, 'i2'])
  expect(pageOf(rows.slice(2, 4), second, keyOf, (row) => row.id).meta.next_cursor).toBeNull()
})

it('ends a page before its items are too large for an answer, and goes on from there', () => {
  const page = readPage({ per_page: 5 }, shape)
  const first = pageOf(rows, page, keyOf, ({ id }) => ({ id, text: '🌳'.repeat(40_000) }))
  expect(first.data.map(({ id }) => id)).toEqual(['i1', 'i2'])
  expect(readPage({ cursor: first.meta.next_cursor ?? '' }, shape).after).toEqual([2, 'i2'])
  // an item that is too large by itself is still sent, because an empty page would lead nowhere
  const large = pageOf(rows.slice(4), page, keyOf, () => 'x'.repeat(500_000))
  expect(large).toMatchObject({ data: { length: 1 }, meta: { next_cursor: null } })
})

it.each([
  ['nonsense', 'nonsense'],
  ['nothing', ''],
  ['an object', cursor({ 0: 1, 1: 'x' })],
  ['a key of another list', cursor([1])],
  ['values of other types', cursor(['1', 'x'])],
  ['a number too large', Buffer.from('[1e999,"a"]').toString('base64url')],
  ['a NUL', cursor([1, 'a\0b'])],
  ['nulls', cursor([null, null])],
])('refuses a cursor with %s', (_what, text) => {
  expect(() => readPage({ cursor: text }, shape)).toThrow('an invalid cursor')
})

it('accepts a moment in a cursor only in the form it writes', () => {
  const time = ['time', 'text'] as const
  const moment = new Date(0).toISOString()
  expect(readPage({ cursor: cursor([moment, 'a']) }, time).after).toEqual([moment, 'a'])
  for (const bad of ['yesterday', '0', '2026-13-45T00:00:00.000Z', '+012026-01-01T00:00:00.000Z']) {
    expect(() => readPage({ cursor: cursor([bad, 'a']) }, time)).toThrow('an invalid cursor')
  }
})

it('pages a list that is read whole, also where its last item is gone meanwhile', () => {
  const all = ['a', 'b', 'c', 'd', 'e']
  const page = (items: readonly string[], query: { per_page?: number; cursor?: string }) =>
    pageOfWhole(items, query, (item) => item)
  expect(page(all, {})).toEqual({ data: all, meta: { next_cursor: null } })
  const first = page(all, { per_page: 2 })
  expect(first.data).toEqual(['a', 'b'])
  const next = { per_page: 2, cursor: first.meta.next_cursor ?? '' }
  expect(page(all, next).data).toEqual(['c', 'd'])
  expect(page(['a', 'c', 'd', 'e'], next).data).toEqual(['c', 'd'])
  expect(page(['new', ...all], next).data).toEqual(['c', 'd'])
  expect(page(all, { cursor: next.cursor })).toEqual({ data: ['c', 'd', 'e'], meta: { next_cursor: null } })
  expect(page([], next)).toEqual({ data: [], meta: { next_cursor: null } })
  expect(() => page(all, { cursor: cursor(['x', 'y']) })).toThrow('an invalid cursor')
})
