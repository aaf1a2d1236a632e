import { makeAvailableSlots } from '@sureda/testing/booking-factories'
import { expect, it } from 'vitest'
import { firstBookable, isBookable, localToday, otherTimes, withHeldSeats } from './bookable-days.ts'

const range = makeAvailableSlots({
  bookable_from: '2026-11-22',
  bookable_until: '2026-11-25',
  closed_dates: ['2026-11-22', '2026-11-24'],
})

it('skips closed days and stays inside the booking window', () => {
  expect(firstBookable(range)).toBe('2026-11-23')
  expect(firstBookable(range, '2026-11-24')).toBe('2026-11-25')
  expect(firstBookable(range, '2026-11-26')).toBeNull()
  expect(isBookable('2026-11-21', range)).toBe(false)
})

it('means the day of the place, not of the phone', () => {
  const lateEvening = new Date('2026-11-21T23:30:00Z')
  expect(localToday('Europe/Madrid', lateEvening)).toBe('2026-11-22')
  expect(localToday('America/New_York', lateEvening)).toBe('2026-11-21')
})

it('counts the own seats of a reservation as free while it is moved', () => {
  const slots = [{ time: '16:00', capacity: 4, remaining: 0, status: 'full' as const }]
  const held = { date: '2026-11-23', time: '16:00', people: 4 }
  expect(withHeldSeats(slots, '2026-11-23', held)).toMatchObject([{ remaining: 4, status: 'available' }])
  expect(withHeldSeats(slots, '2026-11-25', held)).toMatchObject([{ remaining: 0, status: 'full' }])
})

it('offers only other times with room for everybody', () => {
  const { time_slots } = makeAvailableSlots()
  expect(otherTimes(time_slots, 7, null)).toEqual([])
  expect(otherTimes(time_slots, 6, '16:00').map(({ time }) => time)).toEqual(['10:00'])
})
