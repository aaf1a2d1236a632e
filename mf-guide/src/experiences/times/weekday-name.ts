import { WEEKDAYS, type Weekday } from '@sureda/contract/codes/enums'
import type { Locale } from '@sureda/contract/codes/locale'
import { regionalLocale } from '@sureda/remote/format'
import { addDays, dateText } from '@sureda/ui/core'

/** 1 January 2024 was a Monday. */
const MONDAY = '2024-01-01'

export const weekdayName = (language: Locale, day: Weekday, style: 'short' | 'long'): string =>
  dateText(regionalLocale(language), { weekday: style })(addDays(MONDAY, WEEKDAYS.indexOf(day)))
