import { dayIn } from '../../platform/tenant/local-day.ts'

const THURSDAY = 4
const FROM_HOUR = 10
const DAY_MS = 86_400_000

/**
 * The Thursday whose mail is due now, `YYYY-MM-DD` in the tenant's time zone: from ten o'clock, in time for the
 * weekend. Still due on Friday, for a server that was down; later the mail would be too late. Null at other times.
 */
export function digestPeriod(now: Date, timeZone: string): string | null {
  const today = dayIn(timeZone, now)
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  if (weekday === THURSDAY + 1) return dayIn(timeZone, new Date(now.getTime() - DAY_MS))
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  )
  return weekday === THURSDAY && hour >= FROM_HOUR ? today : null
}
