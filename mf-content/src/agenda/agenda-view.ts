import { addDays, addMonths, dateRange, monthStart, weekday } from '@sureda/ui/core'

export const AGENDA_VIEWS = ['day', 'week', 'month'] as const
export type AgendaView = (typeof AGENDA_VIEWS)[number]

/** View and day of the calendar, as in the address: `?view=month&date=2026-12-05`. */
export interface AgendaPlace {
  view: AgendaView
  /** `YYYY-MM-DD` */
  date: string
}

/** The first Monday and the last Sunday that the calls accept (`calendarDate` of the contract): every page asks for whole weeks. */
export const FIRST_DAY = '2000-01-03'
export const LAST_DAY = '2199-12-29'

/** Whether a text is a real date, unlike 30 February. */
export function isCalendarDay(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text
}

/** Reads the address; missing or invalid values mean this week and today. */
export function readPlace(params: URLSearchParams, today: string): AgendaPlace {
  const view = AGENDA_VIEWS.find((known) => known === params.get('view')) ?? 'week'
  const date = params.get('date')
  return { view, date: isCalendarDay(date) ? date : today }
}

/** The search parameters of a page of the calendar; default values are left out. */
export function writePlace({ view, date }: AgendaPlace, today: string): Record<string, string> {
  return { ...(view === 'week' ? {} : { view }), ...(date === today ? {} : { date }) }
}

/** Monday to Sunday around a day. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, 1 - weekday(date))
  return dateRange(monday, addDays(monday, 6))
}

/** First and last day of a page. */
export function pageOf({ view, date }: AgendaPlace): { from: string; to: string } {
  if (view === 'day') return { from: date, to: date }
  if (view === 'week') return { from: weekOf(date)[0] ?? date, to: weekOf(date)[6] ?? date }
  const from = monthStart(date)
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** The page before (-1) or after (1). Its day is today where the page contains it, otherwise the Monday of the week or the first of the month. */
export function neighbourPage({ view, date }: AgendaPlace, by: 1 | -1, today: string): AgendaPlace {
  if (view === 'day') return { view, date: within(addDays(date, by)) }
  const { from, to } = pageOf({ view, date: view === 'week' ? addDays(date, 7 * by) : addMonths(date, by) })
  return { view, date: within(today >= from && today <= to ? today : from) }
}

const within = (date: string) => (date < FIRST_DAY ? FIRST_DAY : date > LAST_DAY ? LAST_DAY : date)
