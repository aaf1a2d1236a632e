import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import type { Format } from '@sureda/remote/format'
import { type EventOnDay, spanOf } from './agenda-days.ts'

/** The two sentences for events without plain hours. */
export interface WhenTexts {
  allDay: string
  until: (end: string) => string
}

/** The hours of an event on one of its days: `10:00 – 20:00`, `19:00`, `until 14:00` on the last of several, empty on those between. */
export function hoursOn(
  { event, nth, days }: EventOnDay,
  format: Pick<Format, 'time'>,
  texts: WhenTexts,
): string | null {
  if (event.all_day) return texts.allDay
  const start = format.time(event.start_datetime)
  if (days === 1) return event.end_datetime ? `${start} – ${format.time(event.end_datetime)}` : start
  if (nth === 1) return start
  return nth === days && event.end_datetime ? texts.until(format.time(event.end_datetime)) : null
}

/** First and last day of an event of several days: `Fri 11 Jun – Sun 13 Jun`. */
export const spanText = (event: EventItem, format: Pick<Format, 'shortDate'>): string =>
  `${format.shortDate(event.start_datetime)} – ${format.shortDate(event.end_datetime ?? event.start_datetime)}`

/** `Fri 11 Jun, 10:00 – 20:00`; both days where it lasts longer than one; no hours where they are unknown. */
export function whenOf(
  event: EventItem,
  format: Pick<Format, 'time' | 'shortDate' | 'dateTime' | 'until'>,
  timeZone: string,
): string {
  const { start_datetime: start, end_datetime: end, all_day: allDay } = event
  const { first, last } = spanOf(event, timeZone)
  const point = allDay ? format.shortDate : format.dateTime
  if (first !== last) return `${point(start)} – ${(allDay ? format.shortDate : format.until)(end ?? start)}`
  // non-breaking: a dash at the beginning of the next line would look like a list
  return end && !allDay && end !== start ? `${point(start)}\u00a0–\u00a0${format.time(end)}` : point(start)
}
