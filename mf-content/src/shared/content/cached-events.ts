import type { EventDay, EventItem } from '@sureda/contract/schemas/catalogue/event'
import { timeZoneOf } from '@sureda/remote/format'
import type { Answer } from '@sureda/remote/query'
import { contentResource, queryClient } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { addDays } from '@sureda/ui/core'
import { spanOf } from '../days/agenda-days.ts'
import { canUseCache } from '../loading/can-use-cache.ts'

/** All events in one list, as a saved territory has them (`offlineApi` of the agenda in `remote.json`). */
const everyEvent = contentResource('events').list()

/**
 * Requests a part of the calendar. Without an answer the part is taken from the saved list of all events, so that a week that was never opened
 * can be read without network.
 * @throws the error of the call, when the list is not on the phone either
 */
export async function withCacheFallback<T>(
  ask: () => Promise<Answer<T>>,
  cut: (events: readonly EventItem[], timeZone: string) => T,
): Promise<Answer<T>> {
  try {
    return await ask()
  } catch (error) {
    if (!canUseCache(error)) throw error
    const { data } = await queryClient.fetchQuery({ ...everyEvent, retry: false }).catch(() => {
      throw error
    })
    return { data: cut(data, timeZoneOf(useSession.getState())) }
  }
}

/** Events that begin or continue between two days, both included, soonest first. */
export const selectBetween =
  (from: string, to: string) =>
  (events: readonly EventItem[], timeZone: string): EventItem[] =>
    inOrder(
      events.filter((event) => {
        const { first, last } = spanOf(event, timeZone)
        return first <= to && last >= from
      }),
    )

/** The first few events that begin on a day or later. */
export const selectBeginning =
  (day: string, count: number) =>
  (events: readonly EventItem[], timeZone: string): EventItem[] =>
    inOrder(events.filter((event) => spanOf(event, timeZone).first >= day)).slice(0, count)

/** The number of events of each day between two; days without any are left out. */
export const selectDays =
  (from: string, to: string) =>
  (events: readonly EventItem[], timeZone: string): EventDay[] => {
    const counts = new Map<string, number>()
    for (const event of events) {
      const { first, last } = spanOf(event, timeZone)
      const end = last < to ? last : to
      for (let day = first > from ? first : from; day <= end; day = addDays(day, 1))
        counts.set(day, (counts.get(day) ?? 0) + 1)
    }
    return [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => a.day.localeCompare(b.day))
  }

const inOrder = (events: readonly EventItem[]): EventItem[] =>
  events.toSorted((a, b) => Date.parse(a.start_datetime) - Date.parse(b.start_datetime))
