import { WEEKDAYS, type Weekday } from '@sureda/contract/codes/enums'
import type { Locale } from '@sureda/contract/codes/locale'
import { regionalOf } from '@sureda/remote/format'

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

export function weekdayName(language: Locale, day: Weekday, style: 'short' | 'long'): string {
  const format = new Intl.DateTimeFormat(regionalOf(language), { weekday: style, timeZone: 'UTC' })
  return format.format(MONDAY + WEEKDAYS.indexOf(day) * DAY_MS)
}
