import { expect, it } from 'vitest'
import { bookableSlots, bookingWindow, closedDates, type Schedule, slotsOn } from './slot-rules.ts'

const TIME_ZONE = 'Europe/Madrid'
const at = (instant: string) => ({ now: new Date(instant), timeZone: TIME_ZONE })

/** Weekends at ten and noon, ten seats, thirty days ahead. 2026-11-21 is a Saturday. */
const schedule = (over: Partial<Schedule> = {}): Schedule => ({
  slots: [
    { time: '12:00', capacity: 10 },
    { time: '10:00', capacity: 8 },
  ],
  weekdays: [6, 7],
  bookingWindowDays: 30,
  sameDayBooking: true,
  autoConfirm: true,
  specialDates: [],
  startDate: null,
  endDate: null,
  ...over,
})
const times = (slots: { time: string }[]) => slots.map((slot) => slot.time)

it('offers the weekly slots in order of time, on active weekdays only', () => {
  expect(slotsOn(schedule(), '2026-11-21')).toEqual([
    { time: '10:00', capacity: 8 },
    { time: '12:00', capacity: 10 },
  ])
  expect(slotsOn(schedule(), '2026-11-23')).toEqual([])
})

it('offers nothing on a closed date', () => {
  const closed = schedule({ specialDates: [{ date: '2026-11-21', type: 'closed' }] })
  expect(slotsOn(closed, '2026-11-21')).toEqual([])
  expect(times(slotsOn(closed, '2026-11-22'))).toEqual(['10:00', '12:00'])
})

it('lowers the capacity of each slot on a limited date, and never raises one', () => {
  const limited = schedule({ specialDates: [{ date: '2026-11-21', type: 'limited', capacity: 9 }] })
  expect(slotsOn(limited, '2026-11-21').map((slot) => slot.capacity)).toEqual([8, 9])
})

it('opens a special date with its own slots, also on an inactive weekday', () => {
  const special = schedule({
    specialDates: [
      { date: '2026-11-23', type: 'special', slots: [{ time: '18:00', capacity: 3 }] },
      { date: '2026-11-24', type: 'special' },
    ],
  })
  expect(slotsOn(special, '2026-11-23')).toEqual([{ time: '18:00', capacity: 3 }])
  expect(times(slotsOn(special, '2026-11-24'))).toEqual(['10:00', '12:00'])
})

it('opens a weekday that is otherwise off on a limited date', () => {
  const limited = schedule({ specialDates: [{ date: '2026-11-23', type: 'limited', capacity: 4 }] })
  expect(slotsOn(limited, '2026-11-23')).toEqual([
    { time: '10:00', capacity: 4 },
    { time: '12:00', capacity: 4 },
  ])
  expect(slotsOn(limited, '2026-11-24')).toEqual([])
})

it('offers nothing outside the season', () => {
  const season = schedule({ startDate: '2026-11-22', endDate: '2026-11-28' })
  expect(slotsOn(season, '2026-11-21')).toEqual([])
  expect(times(slotsOn(season, '2026-11-22'))).toEqual(['10:00', '12:00'])
  expect(slotsOn(season, '2026-11-29')).toEqual([])
})

it.each([
  // now, same-day rule, first bookable day: midnight is that of Madrid, not of the server
  ['2026-11-20T22:59:00Z', true, '2026-11-20'],
  ['2026-11-20T23:00:00Z', true, '2026-11-21'],
  ['2026-11-20T22:59:00Z', false, '2026-11-21'],
  ['2026-11-20T23:00:00Z', false, '2026-11-22'],
  ['2026-07-20T21:59:00Z', true, '2026-07-20'],
  ['2026-07-20T22:00:00Z', true, '2026-07-21'],
  ['2026-10-24T22:00:00Z', false, '2026-10-26'],
  ['2026-10-25T22:59:59Z', false, '2026-10-26'],
  ['2026-03-28T23:00:00Z', false, '2026-03-30'],
  ['2026-03-29T21:59:59Z', false, '2026-03-30'],
])('at %s with same-day booking %s the first day is %s', (now, sameDayBooking, from) => {
  expect(bookingWindow(schedule({ sameDayBooking }), at(now)).from).toBe(from)
})

it.each([
  [0, '2026-11-21'],
  [1, '2026-11-22'],
  [30, '2026-12-21'],
])('with a window of %i days the last day is %s', (bookingWindowDays, until) => {
  expect(bookingWindow(schedule({ bookingWindowDays }), at('2026-11-21T08:00:00Z')).until).toBe(until)
})

it('keeps the window inside the season', () => {
  const season = schedule({ startDate: '2026-11-25', endDate: '2026-12-01' })
  expect(bookingWindow(season, at('2026-11-21T08:00:00Z'))).toEqual({
    from: '2026-11-25',
    until: '2026-12-01',
  })
})

it.each([
  // Saturday 21 November; ten in Madrid is nine UTC
  ['2026-11-21T08:59:59Z', true, ['10:00', '12:00']],
  ['2026-11-21T09:00:00Z', true, ['12:00']],
  ['2026-11-21T11:00:00Z', true, []],
  // requests that a person must confirm close two hours before the start
  ['2026-11-21T06:59:59Z', false, ['10:00', '12:00']],
  ['2026-11-21T07:00:00Z', false, ['12:00']],
  ['2026-11-21T09:00:00Z', false, []],
])('at %s with automatic confirmation %s the slots still open are %j', (now, autoConfirm, open) => {
  expect(times(bookableSlots(schedule({ autoConfirm }), '2026-11-21', at(now)))).toEqual(open)
})

it.each([
  // the day summer time ends: ten is nine UTC again
  ['2026-10-25', '2026-10-25T08:59:59Z', ['10:00', '12:00']],
  ['2026-10-25', '2026-10-25T09:00:00Z', ['12:00']],
  // the day it begins: ten is eight UTC
  ['2026-03-29', '2026-03-29T07:59:59Z', ['10:00', '12:00']],
  ['2026-03-29', '2026-03-29T08:00:00Z', ['12:00']],
])('on %s at %s the slots still open are %j', (date, now, open) => {
  expect(times(bookableSlots(schedule(), date, at(now)))).toEqual(open)
})

it('offers nothing before and after the window', () => {
  const clock = at('2026-11-20T10:00:00Z')
  expect(bookableSlots(schedule({ bookingWindowDays: 1 }), '2026-11-22', clock)).toEqual([])
  expect(bookableSlots(schedule(), '2026-11-15', clock)).toEqual([])
})

it('lists the days of the window without slots', () => {
  const closed = schedule({
    bookingWindowDays: 3,
    specialDates: [{ date: '2026-11-22', type: 'closed' }],
  })
  expect(closedDates(closed, at('2026-11-20T10:00:00Z'))).toEqual(['2026-11-20', '2026-11-22', '2026-11-23'])
})
