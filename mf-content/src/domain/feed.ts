import type { EventItem } from '@sureda/contract/event'
import type { NewsItem } from '@sureda/contract/news'

export type FeedItem =
  | { kind: 'news'; at: string; item: NewsItem }
  | { kind: 'event'; at: string; item: EventItem }

/** News and events in one list, newest first; equal dates keep a stable order by id. */
export function mergeFeed(news: readonly NewsItem[], events: readonly EventItem[]): FeedItem[] {
  const all: FeedItem[] = [
    ...news.map((item): FeedItem => ({ kind: 'news', at: item.datetime, item })),
    ...events.map((item): FeedItem => ({ kind: 'event', at: item.start_datetime, item })),
  ]
  return all.sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || a.item.id.localeCompare(b.item.id))
}
