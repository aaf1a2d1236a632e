import { expect, it } from 'vitest'
import { dayIn } from '../modules/platform/tenant/local-day.ts'
import { addDays, daysBetween, isoWeekday, zonedInstant } from './local-time.ts'

const MADRID = 'Europe/Madrid'

it.each([
  // date, time, instant (winter UTC+1, summer UTC+2)
  ['2026-01-15', '10:00', '2026-01-15T09:00:00Z'],
  ['2026-07-15', '10:00', '2026-07-15T08:00:00Z'],
  ['2026-01-01', '00:00', '2025-12-31T23:00:00Z'],
  ['2026-07-01', '00:30', '2026-06-30T22:30:00Z'],
  // summer time begins on 29 March at 02:00
  ['2026-03-28', '23:30', '2026-03-28T22:30:00Z'],
  ['2026-03-29', '00:00', '2026-03-28T23:00:00Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
  ['2026-03-29', '02:00', '2026-03-29T01:00:00Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
  ['2026-03-29', '10:00', '2026-03-29T08:00:00Z'],
  ['2026-03-30', '00:00', '2026-03-29T22:00:00Z'],
  // it ends on 25 October at 03:00: 02:30 occurs twice and means the first
  ['2026-10-25', '01:30', '2026-10-24T23:30:00Z'],
  ['2026-10-25', '02:00', '2026-10-25T00:00:00Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
  ['2026-10-25', '10:00', '2026-10-25T09:00:00Z'],
  ['2026-10-24', '23:59', '2026-10-24T21:59:00Z'],
  ['2026-10-26', '00:00', '2026-10-25T23:00:00Z'],
  ['2028-02-29', '12:00', '2028-02-29T11:00:00Z'],
])('in Madrid %s %s is the instant %s', (date, time, instant) => {
  expect(zonedInstant(date, time, MADRID).toISOString()).toBe(new Date(instant).toISOString())
})

it.each([
  ['2026-01-15T22:59:59Z', '2026-01-15'],
  ['2026-01-15T23:00:00Z', '2026-01-16'],
  ['2026-07-15T21:59:59Z', '2026-07-15'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
  ['2026-03-29T00:30:00Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:59:00Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
  ['2025-12-31T23:00:00Z', '2026-01-01'],
])('at %s the calendars of Madrid show %s', (instant, date) => {
  expect(dayIn(MADRID, new Date(instant))).toBe(date)
})

it.each([
  ['Asia/Tokyo', '2026-07-15T01:00:00.000Z'],
  ['Atlantic/Canary', '2026-07-15T09:00:00.000Z'],
  ['Europe/Lisbon', '2026-07-15T09:00:00.000Z'],
  ['America/New_York', '2026-07-15T14:00:00.000Z'],
  ['UTC', '2026-07-15T10:00:00.000Z'],
])('ten in the morning in %s is %s', (timeZone, instant) => {
  expect(zonedInstant('2026-07-15', '10:00', timeZone).toISOString()).toBe(instant)
})

it('counts days on the calendar, not in hours', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysBetween('2026-10-26', '2026-10-24')).toEqual([])
})

it('counts weekdays from Monday to Sunday', () => {
  expect(isoWeekday('2026-11-16')).toBe(1)
  expect(isoWeekday('2026-11-22')).toBe(7)
})
