import { addDays } from '@sureda/ui/core'

const HOUR_MS = 3_600_000
const ANSWER_WITHIN_MS = 48 * HOUR_MS
/** A request without an answer lapses this long before its start. */
const BEFORE_START_MS = 2 * HOUR_MS

const clockAt = (timeZone: string, now: Date) =>
  Date.parse(
    `${new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now).replace(' ', 'T')}Z`,
  )

/** When a request for that start lapses, in local time of the tenant; null where the usual 48 hours end sooner. */
export function answerLimit(
  start: { date: string; time: string },
  timeZone: string,
  now: Date,
): { date: string; time: string } | null {
  const limit = Date.parse(`${start.date}T${start.time}Z`) - BEFORE_START_MS
  if (limit >= clockAt(timeZone, now) + ANSWER_WITHIN_MS) return null
  const [date = '', time = ''] = new Date(limit).toISOString().split('T')
  return { date, time: time.slice(0, 5) }
}

/** The day before a start at midnight, which people call the end of that day; null for other times. */
export const endOfDayBefore = ({ date, time }: { date: string; time: string }): string | null =>
  time === '00:00' ? addDays(date, -1) : null
