import { api } from '@sureda/remote/api'
import { useToday } from '@sureda/remote/device'
import { dataOf } from '@sureda/remote/query'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { type Days, spansOf } from './bookable-days.ts'

/** Seats go quickly, so older answers are fetched again, and none is stored on the phone. */
const FRESH_MS = 15_000

/** For guests, too. The key is below `reservations`, so that a change of a reservation fetches this again. */
export const availability = (experienceId: string, span: { from: string; to: string }) =>
  queryOptions({
    queryKey: ['reservations', 'days', experienceId, span.from, span.to],
    queryFn: ({ signal }) =>
      api.get('/experiences/:id/availability', { params: { id: experienceId }, signal, query: span }),
    staleTime: FRESH_MS,
    select: dataOf,
  })

export interface KnownDays {
  days: Days
  /** One of the spans is being loaded for the first time. */
  isPending: boolean
  /** There is no network, and one of the spans was never loaded. */
  isPaused: boolean
  isFetching: boolean
  error: unknown
  refetch: () => void
}

/** What is free around some dates, in as few requests as possible. */
export function useDays(experienceId: string, dates: readonly (string | null)[]): KnownDays {
  const spans = spansOf(
    dates.filter((date) => date !== null),
    useToday(),
  )
  return useQueries({
    queries: spans.map((span) => availability(experienceId, span)),
    combine: (all) => ({
      days: new Map(all.flatMap(({ data = [] }) => data.map((day) => [day.date, day] as const))),
      isPending: all.some(({ isPending, isPaused }) => isPending && !isPaused),
      isPaused: all.some(({ isPending, isPaused }) => isPending && isPaused),
      isFetching: all.some(({ isFetching }) => isFetching),
      error: all.find(({ isError, data }) => isError && !data)?.error ?? null,
      refetch: () => {
        for (const { refetch } of all) void refetch()
      },
    }),
  })
}
