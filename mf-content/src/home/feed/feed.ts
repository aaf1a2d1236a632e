import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import type { NewsItem } from '@sureda/contract/schemas/catalogue/news'
import { serverNow } from '@sureda/remote/device'

export type FeedItem =
  | { kind: 'news'; at: string; item: NewsItem }
  | { kind: 'event'; at: string; item: EventItem }

const DAY_MS = 86_400_000
/** How far the feed looks ahead: a festival of next autumn belongs in the agenda, not at the head of the feed. */
const AHEAD_MS = 30 * DAY_MS
const AT_LEAST = 3

/**
 * The events of the feed: those that go on or begin within thirty days. Where there are fewer than three, the first three of the list, which
 * has the next one first and past ones last.
 */
export function feedEvents(events: readonly EventItem[], now = serverNow()): EventItem[] {
  const soon = events.filter(
    (event) =>
      Date.parse(event.start_datetime) - now < AHEAD_MS &&
      Date.parse(event.end_datetime ?? event.start_datetime) >= now - DAY_MS,
  )
  return soon.length >= AT_LEAST ? soon : events.slice(0, AT_LEAST)
}

/** The instant by which near events are ordered: their beginning, or for those that go on their end within a day. So tonight comes before an event that runs for weeks. */
const nextMoment = ({ start_datetime, end_datetime }: EventItem, now: number): number => {
  const start = Date.parse(start_datetime)
  return start >= now ? start : Math.min(Date.parse(end_datetime ?? start_datetime), now + DAY_MS)
}

/** Rank of an entry: near events, the newest news, later events, everything else. */
const PLACES = { soon: 0, newest: 1, far: 2, other: 3 } as const

/**
 * News and events in one list: near events, the soonest first; then the newest news; then events of the distant future; then everything else newest
 * first, past events among it. Equal dates are ordered by id. The kind that `leads` comes above the other one.
 */
export function mergeFeed(
  news: readonly NewsItem[],
  events: readonly EventItem[],
  leads: FeedItem['kind'] | null = null,
  isOver: (event: EventItem) => boolean = () => false,
  now = serverNow(),
): FeedItem[] {
  const newest = Math.max(...news.map(({ datetime }) => Date.parse(datetime)))
  const placeOf = (entry: FeedItem): number => {
    const at = Date.parse(entry.at)
    if (entry.kind === 'news') return at === newest ? PLACES.newest : PLACES.other
    return isOver(entry.item) ? PLACES.other : at - now < AHEAD_MS ? PLACES.soon : PLACES.far
  }
  const all = [
    ...news.map((item): FeedItem => ({ kind: 'news', at: item.datetime, item })),
    ...events.map((item): FeedItem => ({ kind: 'event', at: item.start_datetime, item })),
  ].map((entry) => ({ entry, place: placeOf(entry) }))
  const next = ({ item }: FeedItem) => ('start_datetime' in item ? nextMoment(item, now) : 0)
  return all
    .sort(
      ({ entry: a, place }, { entry: b, place: other }) =>
        Number(b.kind === leads) - Number(a.kind === leads) ||
        place - other ||
        (place === PLACES.other ? Date.parse(b.at) - Date.parse(a.at) : next(a) - next(b)) ||
        a.item.id.localeCompare(b.item.id),
    )
    .map(({ entry }) => entry)
}
