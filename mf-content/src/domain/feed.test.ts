import type { EventItem } from '@sureda/contract/event'
import type { NewsItem } from '@sureda/contract/news'
import { expect, it } from 'vitest'
import { mergeFeed } from './feed.ts'

const news = (id: string, datetime: string) => ({ id, datetime }) as NewsItem
const event = (id: string, start_datetime: string) => ({ id, start_datetime }) as EventItem

it('merges news and events, newest first', () => {
  const feed = mergeFeed(
    [news('old', '2026-01-01T10:00:00+01:00'), news('new', '2026-03-01T10:00:00+01:00')],
    [event('middle', '2026-02-01T10:00:00+01:00')],
  )
  expect(feed.map(({ kind, item }) => `${kind} ${item.id}`)).toEqual(['news new', 'event middle', 'news old'])
})

it('compares instants, not texts: offsets count', () => {
  const feed = mergeFeed(
    [news('earlier', '2026-03-01T12:00:00+02:00')],
    [event('later', '2026-03-01T11:00:00Z')],
  )
  expect(feed[0]?.item.id).toBe('later')
})
