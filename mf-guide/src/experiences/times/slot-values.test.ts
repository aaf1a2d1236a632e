import type { TimeSlots } from '@sureda/contract/schemas/bookings/time-slots'
import { makeTimeSlots } from '@sureda/testing/guide-factories'
import { expect, it } from 'vitest'
import {
  calendarDay,
  nextSlot,
  rulesOf,
  slotBodyOf,
  slotValuesOf,
  unchangedDays,
  weekSummary,
} from './slot-values.ts'

const settings: TimeSlots = makeTimeSlots({
  specialDates: [{ date: '2026-12-07', type: 'closed', note: 'Festa' }],
})
const values = slotValuesOf(settings)
const rules = rulesOf(values, settings.experience)

it('sends back what was read, day by day', () => {
  const { weeklySchedule, slots, specialDates } = settings
  expect(slotBodyOf(values)).toMatchObject({ slots, weeklySchedule, specialDates })
  expect(slotBodyOf({ ...values, 'on.2026-12-07': undefined }).specialDates).toEqual([])
})

it('shows a day by the server’s rule, with the people of times that are no longer offered', () => {
  const taken = [
    { date: '2026-12-05', time: '10:00', booked: 4 },
    { date: '2026-12-05', time: '18:00', booked: 2 },
  ]
  expect(calendarDay(rules, taken, '2026-12-05')).toEqual([
    { time: '10:00', capacity: 10, booked: 4, isOffered: true },
    { time: '16:00', capacity: 8, booked: 0, isOffered: true },
    { time: '18:00', capacity: 0, booked: 2, isOffered: false },
  ])
  expect(calendarDay(rules, [], '2026-12-07')).toEqual([])
})

it('puts weekdays with the same hours together', () => {
  const saturday = { active: true, slots: [{ time: '09:00', capacity: 4 }] }
  expect(weekSummary({ ...values, saturday, sunday: { active: false } })).toEqual([
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], times: ['10:00', '16:00'] },
    { days: ['saturday'], times: ['09:00'] },
  ])
})

it('keeps the days of booked people as they are saved, whatever is changed', () => {
  expect(unchangedDays([{ date: '2026-12-05' }, { date: '2026-12-05' }], rules)).toEqual({
    'on.2026-12-05': { type: 'special', slots: settings.slots, note: null },
  })
})

it('proposes the next time', () => {
  expect(nextSlot(settings.slots, 6)).toEqual({ time: '18:00', capacity: 6 })
  expect(nextSlot([], 6)).toEqual({ time: '10:00', capacity: 6 })
})
