import type { Locale } from '@sureda/contract/codes/locale'
import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { regionalLocale } from '@sureda/remote/format'

/** 1 January 2024 was a Monday: weekday 1 of ISO. */
const dateOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday))
const WHOLE_WEEK = 7
/** Runs of at least so many days are shown as a range. */
const LEAST_RUN = 3

/** Days and hours of an experience in one line: `Tue–Sun · 10:30, 12:00`. Null without a schedule and for stays, which only have an arrival time. */
export function weekText(
  { schedule, purchase }: Pick<ExperienceDetail, 'schedule' | 'purchase'>,
  language: Locale,
  everyDay: string,
): string | null {
  if (!schedule || purchase === 'nights') return null
  const { weekdays, times } = schedule
  if (weekdays.length === 0 || times.length === 0) return null
  const names = new Intl.DateTimeFormat(regionalLocale(language), { weekday: 'short', timeZone: 'UTC' })
  const name = (weekday: number) => names.format(dateOf(weekday))
  const days = runsOf(weekdays).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)]
    return run.length >= LEAST_RUN && first && last ? [`${name(first)}–${name(last)}`] : run.map(name)
  })
  return [weekdays.length === WHOLE_WEEK ? everyDay : days.join(', '), times.join(', ')].join(' · ')
}

/** Runs of consecutive days. */
function runsOf(weekdays: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const weekday of [...weekdays].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === weekday - 1) run.push(weekday)
    else runs.push([weekday])
  }
  return runs
}
