import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import { dayIn, serverNow } from '@sureda/remote/device'

export interface AgendaDay {
  /** `YYYY-MM-DD` in the territory's time zone. */
  day: string
  events: EventItem[]
}

/** An event on one of its days. */
export interface EventOnDay {
  event: EventItem
  /** 1 on its first day. */
  nth: number
  /** How many days it lasts. */
  days: number
}

export interface FilledDay {
  day: string
  /** Events that begin on this day, by time. */
  begins: EventOnDay[]
  /** Events that began before and continue, the oldest first. */
  goesOn: EventOnDay[]
  /** Another event continues on this day, but is listed on an earlier one. */
  hasMore?: boolean
}

const DAY_MS = 86_400_000

type When = Pick<EventItem, 'start_datetime' | 'end_datetime' | 'all_day'>

/** First and last day of an event. One that ends at midnight does not include the next day; an end of whole days is their last one. */
export function spanOf(event: When, timeZone: string): { first: string; last: string } {
  const start = new Date(event.start_datetime)
  const first = dayIn(timeZone, start)
  if (event.end_datetime === null) return { first, last: first }
  const end = new Date(event.end_datetime)
  const last = dayIn(timeZone, event.all_day ? end : new Date(end.getTime() - 1))
  return { first, last: laterOf(first, last) }
}

/** `YYYY-MM-DD` texts sort in the order of time. */
const laterOf = (a: string, b: string) => [a, b].sort()[1] ?? a

/** The number of days from one date to another; 0 for the same one. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Each of the days with the events that begin and continue then; days without events stay, empty. */
export function fillDays(
  days: readonly string[],
  events: readonly EventItem[],
  timeZone: string,
): FilledDay[] {
  const filled = new Map(days.map((day): [string, FilledDay] => [day, { day, begins: [], goesOn: [] }]))
  const inOrder = events.toSorted(
    (a, b) => Date.parse(a.start_datetime) - Date.parse(b.start_datetime) || a.id.localeCompare(b.id),
  )
  for (const event of inOrder) {
    const { first, last } = spanOf(event, timeZone)
    const length = daysBetween(first, last) + 1
    for (const day of days) {
      if (day < first || day > last) continue
      const nth = daysBetween(first, day) + 1
      filled.get(day)?.[nth === 1 ? 'begins' : 'goesOn'].push({ event, nth, days: length })
    }
  }
  return [...filled.values()]
}

/** The same days with each event only on its first one, so that a week shows an exhibition once, with its first and last day. */
export function onceEach(days: readonly FilledDay[]): FilledDay[] {
  const seen = new Set<string>()
  const isNew = ({ event }: EventOnDay) => !seen.has(event.id) && Boolean(seen.add(event.id))
  return days.map(({ day, begins, goesOn }) => ({
    day,
    begins: begins.filter(isNew),
    hasMore: goesOn.some(({ event }) => seen.has(event.id)),
    goesOn: goesOn.filter(isNew),
  }))
}

/** An event is over after its end; without an end, or for whole days, after its last day in the territory's time zone. */
export const isOver = (event: When, timeZone: string, now: Date): boolean =>
  event.end_datetime !== null && !event.all_day
    ? Date.parse(event.end_datetime) <= now.getTime()
    : spanOf(event, timeZone).last < dayIn(timeZone, now)

/**
 * Events that are not over by the next day they take place on: one that began last week and still runs is under today.
 */
export function upcomingDays(
  events: readonly EventItem[],
  timeZone: string,
  now = new Date(serverNow()),
): AgendaDay[] {
  const today = dayIn(timeZone, now)
  const days = new Map<string, EventItem[]>()
  const upcoming = events
    .filter((event) => spanOf(event, timeZone).last >= today)
    .sort((a, b) => Date.parse(a.start_datetime) - Date.parse(b.start_datetime))
  for (const event of upcoming) {
    const { first } = spanOf(event, timeZone)
    const day = laterOf(first, today)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, dayEvents]) => ({ day, events: dayEvents }))
}

/** All events of the days. */
export const eventsOf = (
  days: readonly string[],
  events: readonly EventItem[],
  timeZone: string,
): EventItem[] =>
  events.filter((event) => {
    const { first, last } = spanOf(event, timeZone)
    return days.some((day) => day >= first && day <= last)
  })
