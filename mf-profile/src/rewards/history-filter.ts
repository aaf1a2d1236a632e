import { POINT_ACTIVITIES, type PointActivity } from '@sureda/contract/codes/enums'
import { dayIn, serverNow } from '@sureda/remote/device'
import { addDays } from '@sureda/ui/core'

/** Days of a period, by its value in the address. */
export const PERIODS = { mes: 30, trimestre: 90, ano: 365 } as const
export type Period = keyof typeof PERIODS

/** The filter of the history; undefined fields filter nothing. */
export interface HistoryFilter {
  activity?: PointActivity | undefined
  period?: Period | undefined
}

/** `?tipo=route&periodo=mes`; unknown values are ignored. */
export const historyFilterOf = (search: URLSearchParams): HistoryFilter => ({
  activity: POINT_ACTIVITIES.find((one) => one === search.get('tipo')),
  period: (Object.keys(PERIODS) as Period[]).find((one) => one === search.get('periodo')),
})

/** The first day of a period in that time zone, `YYYY-MM-DD`. */
export function firstDay(period: Period, timeZone: string, now = serverNow()): string {
  return addDays(dayIn(timeZone, now), 1 - PERIODS[period])
}
