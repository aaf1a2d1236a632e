import { formatter } from './formatter.ts'

/** Calendar days as `YYYY-MM-DD`, without time zones: a booked day is a day of the territory, wherever the phone is. */
const DAY_MS = 86_400_000

const toUtc = (date: string) => new Date(`${date}T00:00:00Z`)
const fromUtc = (date: Date) => date.toISOString().slice(0, 10)

export function addDays(date: string, days: number): string {
  return fromUtc(new Date(toUtc(date).getTime() + days * DAY_MS))
}

/** The same day some months later, or the last day of that month. */
export function addMonths(date: string, months: number): string {
  const from = toUtc(date)
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), last))
  return fromUtc(first)
}

export const monthStart = (date: string) => `${date.slice(0, 8)}01`
export const dayOfMonth = (date: string) => Number(date.slice(8))
export const isSameMonth = (a: string, b: string) => a.slice(0, 7) === b.slice(0, 7)

/** 1 = Monday … 7 = Sunday */
export const weekday = (date: string) => toUtc(date).getUTCDay() || 7

/** Days from one date to another, inclusive. */
export function dateRange(from: string, to: string): string[] {
  const days = Math.max(0, Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / DAY_MS))
  return Array.from({ length: days + 1 }, (_, index) => addDays(from, index))
}

/** The weeks of a month (seven dates each, Monday first in all our languages). */
export function monthWeeks(month: string): string[][] {
  const first = monthStart(month)
  const start = addDays(first, 1 - weekday(first))
  const weeks: string[][] = []
  for (let day = start; weeks.length === 0 || isSameMonth(day, month); day = addDays(day, 7)) {
    weeks.push(dateRange(day, addDays(day, 6)))
  }
  return weeks
}

export function clampDate(date: string, min?: string, max?: string): string {
  if (min && date < min) return min
  if (max && date > max) return max
  return date
}

/** Formats a day in a language, e.g. `dateText('ca', { weekday: 'short' })('2026-05-01')`. */
export function dateText(locale: string, options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = formatter(Intl.DateTimeFormat, locale, { ...options, timeZone: 'UTC' })
  return (date) => format.format(toUtc(date))
}
