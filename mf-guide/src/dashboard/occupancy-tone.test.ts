import { expect, it } from 'vitest'
import { occupancySummary, toneOf, weekdayOf } from './occupancy-tone.ts'

const day = (booked: number, capacity: number) => ({
  date: '2026-11-23',
  booked,
  capacity,
  occupancy: capacity ? booked / capacity : 0,
})

it('marks nearly full days and mutes closed ones', () => {
  expect([day(0, 0), day(3, 10), day(8, 10), day(10, 10)].map(toneOf)).toEqual([
    'closed',
    'calm',
    'busy',
    'full',
  ])
})

it('adds up the week', () => {
  expect(occupancySummary([day(3, 10), day(0, 0), day(4, 6)])).toEqual({ booked: 7, capacity: 16 })
})

it('names days shortly, without a full stop', () => {
  expect(weekdayOf('2026-11-23', 'ca')).toBe('dl')
  expect(weekdayOf('2026-11-23', 'de')).toBe('Mo')
})
