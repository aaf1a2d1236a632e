import { calendarDate } from '@sureda/contract/schemas/fields/calendar-date'
import { expect, it } from 'vitest'
import {
  AGENDA_VIEWS,
  FIRST_DAY,
  LAST_DAY,
  neighbourPage,
  pageOf,
  readPlace,
  weekOf,
  writePlace,
} from './agenda-view.ts'

const today = '2026-11-22'
const read = (search: string) => readPlace(new URLSearchParams(search), today)

it('reads view and day from the address', () => {
  expect(read('view=month&date=2026-12-05')).toEqual({ view: 'month', date: '2026-12-05' })
})

it.each([
  '',
  'view=year&date=tomorrow',
  'date=2026-02-30',
  'date=2026-13-01',
  'date=0000-00-00',
  'date=1999-12-31',
  'date=99999-01-01',
  'date=2026-11-22T00:00:00Z',
  'view=constructor&date=%3Cscript%3E',
])('falls back to this week and today for "%s"', (search) => {
  expect(read(search)).toEqual({ view: 'week', date: today })
})

it('writes only what differs from an empty address', () => {
  expect(writePlace({ view: 'week', date: today }, today)).toEqual({})
  expect(writePlace({ view: 'day', date: '2026-12-05' }, today)).toEqual({ view: 'day', date: '2026-12-05' })
})

it('shows whole weeks from Monday on, and whole months', () => {
  expect(weekOf('2026-11-22')).toEqual(
    ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
  )
  expect(pageOf({ view: 'month', date: '2028-02-10' })).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(pageOf({ view: 'week', date: '2027-01-01' })).toEqual({ from: '2026-12-28', to: '2027-01-03' })
})

it('turns to the next page, and opens it on today where it contains today', () => {
  expect(neighbourPage({ view: 'day', date: '2026-12-31' }, 1, today).date).toBe('2027-01-01')
  expect(neighbourPage({ view: 'week', date: today }, 1, today).date).toBe('2026-11-23')
  expect(neighbourPage({ view: 'week', date: '2026-11-23' }, -1, today).date).toBe(today)
  expect(neighbourPage({ view: 'month', date: '2026-10-31' }, 1, today).date).toBe(today)
  expect(neighbourPage({ view: 'month', date: '2026-10-31' }, -1, today).date).toBe('2026-09-01')
})

it('stops at the first and last week that the server accepts', () => {
  expect(neighbourPage({ view: 'month', date: '2199-12-10' }, 1, today).date).toBe(LAST_DAY)
  expect(neighbourPage({ view: 'month', date: FIRST_DAY }, -1, today).date).toBe(FIRST_DAY)
  expect(neighbourPage({ view: 'day', date: FIRST_DAY }, -1, today).date).toBe(FIRST_DAY)
})

it.each([FIRST_DAY, '2000-01-09', '2199-12-23', LAST_DAY])(
  'asks for no day beyond the calendar of the server around %s',
  (date) => {
    expect(read(`date=${date}`).date).toBe(date)
    for (const view of AGENDA_VIEWS)
      for (const day of Object.values(pageOf({ view, date })))
        expect(calendarDate.safeParse(day), day).toMatchObject({ success: true })
  },
)

it('rejects days whose week is partly outside of the calendar', () => {
  for (const date of ['2000-01-01', '2000-01-02', '2199-12-30', '2199-12-31'])
    expect(read(`date=${date}`).date).toBe(today)
})
