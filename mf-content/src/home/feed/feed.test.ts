import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import type { NewsItem } from '@sureda/contract/schemas/catalogue/news'
import { expect, it } from 'vitest'
import { feedEvents, mergeFeed } from './feed.ts'

const news = (id: string, datetime: string) => ({ id, datetime }) as NewsItem
const event = (id: string, start_datetime: string, end_datetime: string | null = null) =>
  ({ id, start_datetime, end_datetime }) as EventItem

const over = () => true

it('merges news and past events, newest first', () => {
  const feed = mergeFeed(
    [news('old', '2026-01-01T10:00:00+01:00'), news('new', '2026-03-01T10:00:00+01:00')],
    [event('middle', '2026-02-01T10:00:00+01:00')],
    null,
    over,
  )
  expect(feed.map(({ kind, item }) => `${kind} ${item.id}`)).toEqual(['news new', 'event middle', 'news old'])
})

it('puts near events first, distant ones below the newest news, and promotes no past event', () => {
  const feed = mergeFeed(
    [news('older', '2026-02-15T10:00:00Z'), news('news', '2026-03-01T10:00:00Z')],
    [
      event('farthest', '2026-10-01T10:00:00Z'),
      event('far', '2026-09-01T10:00:00Z'),
      event('next', '2026-03-03T10:00:00Z'),
      event('over', '2026-02-01T10:00:00Z'),
    ],
    null,
    ({ id }) => id === 'over',
    Date.parse('2026-03-02T10:00:00Z'),
  )
  expect(feed.map(({ item }) => item.id)).toEqual(['next', 'news', 'far', 'farthest', 'older', 'over'])
})

it('puts tonight before an event that has run for weeks, and that before the day after tomorrow', () => {
  const feed = mergeFeed(
    [],
    [
      event('exhibition', '2026-11-01T10:00:00Z', '2026-12-20T18:00:00Z'),
      event('tonight', '2026-11-22T20:30:00Z', '2026-11-22T22:00:00Z'),
      event('after tomorrow', '2026-11-24T10:00:00Z'),
    ],
    null,
    () => false,
    Date.parse('2026-11-22T12:00:00Z'),
  )
  expect(feed.map(({ item }) => item.id)).toEqual(['tonight', 'exhibition', 'after tomorrow'])
})

it('never begins with a festival of next autumn, however little else there is', () => {
  const festival = event('festival', '2027-10-09T10:00:00Z')
  const at = Date.parse('2026-11-22T12:00:00Z')
  const order = (items: NewsItem[]) =>
    mergeFeed(items, feedEvents([festival], at), null, () => false, at).map(({ item }) => item.id)
  expect(order([news('of last year', '2025-11-01T10:00:00Z')])).toEqual(['of last year', 'festival'])
  expect(order([])).toEqual(['festival'])
})

it('never begins with an event that has ended, however new it is', () => {
  const feed = mergeFeed(
    [news('older', '2026-01-01T10:00:00Z'), news('oldest', '2025-01-01T10:00:00Z')],
    [event('ended', '2026-02-01T10:00:00Z')],
    null,
    over,
  )
  expect(feed.map(({ item }) => item.id)).toEqual(['older', 'ended', 'oldest'])
})

it('does not move what is being read: the kind that arrives late is added below', () => {
  const [both, late] = [
    [news('old', '2026-01-01T10:00:00+01:00')],
    [event('new', '2026-03-01T10:00:00+01:00')],
  ]
  const order = (leads: 'news' | 'event') => mergeFeed(both, late, leads).map(({ item }) => item.id)
  expect(order('news')).toEqual(['old', 'new'])
  expect(order('event')).toEqual(['new', 'old'])
})

it('compares instants with their offsets, not texts', () => {
  const feed = mergeFeed(
    [news('earlier', '2026-03-01T12:00:00+02:00'), news('later', '2026-03-01T11:00:00Z')],
    [],
    null,
    over,
  )
  expect(feed[0]?.item.id).toBe('later')
})

const now = Date.parse('2026-11-22T12:00:00Z')
const ids = (events: EventItem[]) => feedEvents(events, now).map(({ id }) => id)

it('takes events that go on or begin within thirty days, not the festival of next autumn', () => {
  expect(
    ids([
      event('runs', '2026-11-01T10:00:00Z', '2026-11-30T10:00:00Z'),
      event('this morning', '2026-11-22T08:00:00Z'),
      event('soon', '2026-12-20T10:00:00Z'),
      event('next autumn', '2027-10-09T10:00:00Z'),
      event('over', '2026-11-01T10:00:00Z'),
    ]),
  ).toEqual(['runs', 'this morning', 'soon'])
})

it('is never empty where there is an event', () => {
  const far = ['2027-05-01', '2027-06-01', '2027-07-01', '2027-08-01'].map((day) =>
    event(day, `${day}T10:00:00Z`),
  )
  expect(ids(far)).toEqual(['2027-05-01', '2027-06-01', '2027-07-01'])
  expect(ids([])).toEqual([])
})
