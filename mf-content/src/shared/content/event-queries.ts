import type { EventDay, EventItem } from '@sureda/contract/schemas/catalogue/event'
import { api } from '@sureda/remote/api'
import { type Answer, contentResource, dataOf, fetchAllPages, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import { selectBeginning, selectBetween, selectDays, withCacheFallback } from './cached-events.ts'
import { latestOf } from './latest-of.ts'

const events = contentResource('events')

export const eventQueries = {
  detail: events.detail,
  /** The next events, soonest first, then past ones, for screens without a calendar. */
  latest: () => latestOf<EventItem>('events'),
  /** All events of some days (`YYYY-MM-DD` of the territory's calendar, both included), also those that began before. */
  between: (from: string, to: string) =>
    queryOptions({
      queryKey: ['events', 'list', { from, to }],
      queryFn: ({ signal }) =>
        withCacheFallback(
          () => fetchAllPages('/events', { query: { from, to }, signal }),
          selectBetween(from, to),
        ),
      persister: persisted,
      select: dataOf,
    }),
  /** The first few events that begin on this day or later. */
  beginning: (day: string, count: number) =>
    queryOptions({
      queryKey: ['events', 'list', { begins_from: day, per_page: count }],
      queryFn: ({ signal }) =>
        withCacheFallback(
          () => api.get('/events', { query: { begins_from: day, per_page: count }, signal }),
          selectBeginning(day, count),
        ),
      persister: persisted,
      select: dataOf,
    }),
  /** How many events each day of a month's page has. */
  days: (from: string, to: string) =>
    queryOptions({
      queryKey: ['events', 'days', { from, to }],
      queryFn: ({ signal }) =>
        withCacheFallback(
          () => api.get('/events/days', { query: { from, to }, signal }),
          selectDays(from, to),
        ),
      persister: persisted,
      select: countsOf,
    }),
}

const countsOf = ({ data }: Answer<EventDay[]>): ReadonlyMap<string, number> =>
  new Map(data.map(({ day, count }) => [day, count]))
