import type { EventItem } from '@sureda/contract/event'
import type { NewsItem } from '@sureda/contract/news'

export type FeedItem =
  | { kind: 'news'; at: string; item: NewsItem }
  | { kind: 'event'; at: string; item: EventItem }

const DAY_MS = 86_400_000
/** How far the feed looks ahead: a festival of next autumn stands in the agenda, not at the head of the news. */
const AHEAD_MS = 30 * DAY_MS
const AT_LEAST = 3

/**
 * The events that belong into news: those that go on or begin within thirty days. Where there are fewer than three, the first three of the list, which
 * comes with the next one first and what is over last.
 */
export function feedEvents(events: readonly EventItem[], now = Date.now()): EventItem[] {
  const soon = events.filter(
    (event) =>
      Date.parse(event.start_datetime) - now < AHEAD_MS &&
      Date.parse(event.end_datetime ?? event.start_datetime) >= now - DAY_MS,
  )
  return soon.length >= AT_LEAST ? soon : events.slice(0, AT_LEAST)
}

/** When an event is next of interest: as it begins; where it goes on already, as it ends, within a day. So tonight stands before what runs for weeks. */
const nextMoment = ({ start_datetime, end_datetime }: EventItem, now: number): number => {
  const start = Date.parse(start_datetime)
  return start >= now ? start : Math.min(Date.parse(end_datetime ?? start_datetime), now + DAY_MS)
}

/**
 * News and events in one list: what is still to come first, the next one at its head, then everything newest first, so that the far future never stands
 * above tomorrow; what is over never stands at the head. Equal dates keep a stable order by id. Where one kind `leads`, all of it stands above the other.
 */
export function mergeFeed(
  news: readonly NewsItem[],
  events: readonly EventItem[],
  leads: FeedItem['kind'] | null = null,
  isOver: (event: EventItem) => boolean = () => false,
  now = Date.now(),
): FeedItem[] {
  const all: FeedItem[] = [
    ...news.map((item): FeedItem => ({ kind: 'news', at: item.datetime, item })),
    ...events.map((item): FeedItem => ({ kind: 'event', at: item.start_datetime, item })),
  ]
  const isAhead = (entry: FeedItem) => entry.kind === 'event' && !isOver(entry.item)
  const next = (entry: FeedItem) => (entry.kind === 'event' ? nextMoment(entry.item, now) : 0)
  const sorted = all.sort(
    (a, b) =>
      Number(b.kind === leads) - Number(a.kind === leads) ||
      Number(isAhead(b)) - Number(isAhead(a)) ||
      (isAhead(a) ? next(a) - next(b) : Date.parse(b.at) - Date.parse(a.at)) ||
      a.item.id.localeCompare(b.item.id),
  )
  const head = leads === null && sorted.find((entry) => entry.kind === 'news' || isAhead(entry))
  return head ? [head, ...sorted.filter((entry) => entry !== head)] : sorted
}
