import type { DayAvailability } from '@sureda/contract/schemas/bookings/availability'
import { makeAvailableSlots, makeDay } from '@sureda/testing/booking-factories'
import { expect, it } from 'vitest'
import { nextFree, nightsFrom, otherTimes, roomsIn, spansOf, withHeldSeats } from './bookable-days.ts'

const daysOf = (...days: Partial<DayAvailability>[]) =>
  new Map(days.map((day) => [day.date ?? '', makeDay(day)]))

it('finds the next free day among those it knows', () => {
  const days = daysOf(
    { date: '2026-11-22', status: 'closed' },
    { date: '2026-11-23', status: 'full' },
    { date: '2026-11-25' },
    { date: '2026-11-24' },
  )
  expect(nextFree(days, '2026-11-22')).toBe('2026-11-24')
  expect(nextFree(days, '2026-11-25')).toBe('2026-11-25')
  expect(nextFree(days, '2026-11-26')).toBeNull()
})

it('makes one request for dates that lie close together, also for days before what a phone takes for today', () => {
  const near = { from: '2026-11-21', to: '2027-01-21' }
  expect(spansOf(['2026-11-21', '2027-01-21', '2026-12-05'], '2026-11-21')).toEqual([near])
  expect(spansOf(['2027-01-22', '2026-11-30'], '2026-11-21')).toEqual([
    near,
    { from: '2027-01-22', to: '2027-03-24' },
  ])
  expect(spansOf(['2026-11-20'], '2026-11-21')).toEqual([{ from: '2026-09-20', to: '2026-11-20' }])
})

it('counts the own seats of a reservation as free while it is moved', () => {
  const full = { time: '16:00', capacity: 4, remaining: 0, status: 'full' as const }
  const day = makeDay({ date: '2026-11-23', status: 'full', remaining: 0, slots: [full] })
  const held = { date: '2026-11-23', time: '16:00', people: 4 }
  expect(withHeldSeats(day, held)).toMatchObject({
    status: 'available',
    slots: [{ remaining: 4, status: 'available' }],
  })
  expect(withHeldSeats({ ...day, date: '2026-11-25' }, held)).toMatchObject({ status: 'full' })
})

it('offers only other times with seats for the whole party', () => {
  const { time_slots } = makeAvailableSlots()
  expect(otherTimes(time_slots, 7, null)).toEqual([])
  expect(otherTimes(time_slots, 6, '16:00').map(({ time }) => time)).toEqual(['10:00'])
})

it('knows how long a stay can be, and counts the nights it already holds as free', () => {
  const night = (n: number, remaining: number) => ({
    date: `2026-12-0${n}`,
    remaining,
    status: remaining > 0 ? ('available' as const) : ('full' as const),
  })
  const days = daysOf(night(1, 3), night(2, 1), night(3, 0), night(4, 2))
  expect(nightsFrom(days, '2026-12-01', 1)).toBe(2)
  expect(nightsFrom(days, '2026-12-01', 2)).toBe(1)
  expect(nightsFrom(days, '2026-12-01', 1, { date: '2026-12-03', nights: 1, rooms: 1 })).toBe(4)
  expect(roomsIn(days, '2026-12-01', 2)).toBe(1)
  expect(roomsIn(days, '2026-12-04', 2)).toBeUndefined()
})
