import { addDays } from '@sureda/api/lib/local-time'
import { dayIn } from '@sureda/api/modules/platform/tenant/local-day'
import type { WEEK_PARAMS } from '@sureda/contract/remote/registry'

/** Monday and Sunday of the current week in a time zone, as screens compute it. */
export function thisWeek(
  timeZone: string,
  now: Date = new Date(),
): Record<(typeof WEEK_PARAMS)[number], string> {
  const today = dayIn(timeZone, now)
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const weekFrom = addDays(today, -sinceMonday)
  return { weekFrom, weekTo: addDays(weekFrom, 6) }
}
