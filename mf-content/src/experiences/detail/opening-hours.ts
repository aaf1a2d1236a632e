import type { Locale } from '@sureda/contract/codes/locale'
import type { ExperienceSchedule } from '@sureda/contract/schemas/catalogue/experience'
import { regionalLocale } from '@sureda/remote/format'

/** 1 January 2024 was a Monday, weekday 1 of ISO 8601. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

/** The seven days from Monday on, each with its names in the language and whether it is open. */
export function weekOf(schedule: Pick<ExperienceSchedule, 'weekdays'>, language: Locale) {
  const named = (style: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(regionalLocale(language), { weekday: style, timeZone: 'UTC' })
  const [narrow, long] = [named('narrow'), named('long')]
  return WEEK.map((weekday) => {
    const day = new Date(MONDAY + (weekday - 1) * DAY_MS)
    return {
      weekday,
      initial: narrow.format(day).toLocaleUpperCase(language),
      name: long.format(day),
      isOn: schedule.weekdays.includes(weekday),
    }
  })
}

/** Days with exceptions from today on, soonest first. `today` is `YYYY-MM-DD`. */
export const specialDaysFrom = (schedule: ExperienceSchedule, today: string) =>
  schedule.special_dates.filter(({ date }) => date >= today).sort((a, b) => a.date.localeCompare(b.date))
