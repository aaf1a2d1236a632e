import { addDays } from '@sureda/ui/calendar-date'

/** `YYYY-MM-DD` at the place. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  // the Swedish form of a date is ISO 8601
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)

/** The days to choose from: a week back, because lists are put right afterwards, a month ahead, and the one that is shown. */
export function daysAround(today: string, shown: string): { first: string; last: string } {
  const [first, last] = [addDays(today, -7), addDays(today, 30)]
  return { first: shown < first ? shown : first, last: shown > last ? shown : last }
}
