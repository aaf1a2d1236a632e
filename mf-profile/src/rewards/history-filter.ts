import { POINT_ACTIVITIES, type PointActivity } from '@sureda/contract/codes/enums'
import { serverNow } from '@sureda/remote/device'

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
  const day = new Date(now - (PERIODS[period] - 1) * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(day)
}
