import type { EventItem } from '@sureda/contract/event'

export interface AgendaDay {
  /** `YYYY-MM-DD` in the territory's time zone. */
  day: string
  events: EventItem[]
}

/**
 * Events that are not over yet, by the day they are next seen on: an event that began last week and still runs stands under today.
 */
export function upcomingDays(events: readonly EventItem[], timeZone: string, now = new Date()): AgendaDay[] {
  const dayOf = (date: Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      date,
    )
  const today = dayOf(now)
  const days = new Map<string, EventItem[]>()
  const upcoming = events
    .filter((event) => dayOf(new Date(event.end_datetime ?? event.start_datetime)) >= today)
    .sort((a, b) => Date.parse(a.start_datetime) - Date.parse(b.start_datetime))
  for (const event of upcoming) {
    const [, day = today] = [today, dayOf(new Date(event.start_datetime))].sort()
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, dayEvents]) => ({ day, events: dayEvents }))
}
