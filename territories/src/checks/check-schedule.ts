import { dayIn } from '@sureda/api/modules/platform/tenant/local-day'
import { isWholeDay, resolveDay } from '../pack/dates.ts'
import type { Item } from '../pack/kinds.ts'

type Report = (file: string, field: string, message: string) => void

/** Checks that the hours of an experience contradict neither each other nor its special days. */
export function checkSchedule(
  experience: Item<'experiences'>,
  file: string,
  timeZone: string,
  report: Report,
): void {
  for (const field of ['startDate', 'endDate'] as const)
    if (experience[field] !== undefined && !isWholeDay(experience[field]))
      report(file, field, 'names an hour: a season has whole days')
  const { schedule } = experience
  if (!schedule) return
  const times = schedule.slots.map((slot) => slot.time)
  if (new Set(times).size < times.length) report(file, 'schedule.slots', 'has two slots at one time')
  if (new Set(schedule.weekdays).size < schedule.weekdays.length)
    report(file, 'schedule.weekdays', 'names a weekday twice')
  if (schedule.booking_window_days === 0 && !schedule.same_day_booking)
    report(file, 'schedule.booking_window_days', 'is 0 without same_day_booking: no day could ever be booked')
  checkSpecialDates(schedule.special_dates, file, dayIn(timeZone, new Date()), report)
}

type SpecialDate = NonNullable<Item<'experiences'>['schedule']>['special_dates'][number]

function checkSpecialDates(days: readonly SpecialDate[], file: string, today: string, report: Report): void {
  // `yearly 05-01` and `2027-05-01` may be one day; days that move with the import are not compared with those that stay
  const dates = days.map(({ date }) => (/^[+-]/.test(date) ? date : resolveDay(date, today)))
  for (const [index, day] of days.entries()) {
    const at = `schedule.special_dates.${index}`
    const date = dates[index] ?? day.date
    if (dates.indexOf(date) < index)
      report(file, `${at}.date`, `${date} is there twice: only one of them would count. Remove one`)
    if (!isWholeDay(day.date)) report(file, `${at}.date`, 'names an hour: special dates are whole days')
    if (day.type === 'limited' && day.capacity === undefined)
      report(file, `${at}.capacity`, 'is missing: say how many places a limited day has')
    if (day.type !== 'limited' && day.capacity !== undefined)
      report(file, `${at}.capacity`, `is only for "limited"; this day is "${day.type}"`)
    if (day.type !== 'special' && day.slots)
      report(file, `${at}.slots`, `is only for "special"; this day is "${day.type}"`)
    const hours = day.slots?.map((slot) => slot.time) ?? []
    if (new Set(hours).size < hours.length) report(file, `${at}.slots`, 'has two slots at one time')
  }
}
