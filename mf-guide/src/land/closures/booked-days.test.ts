import { expect, it } from 'vitest'
import { bookedDays } from './booked-days.ts'

const slot = (date: string, time: string, booked: number) => ({
  ...{ experience_id: 'e', title: 'x', date, time, booked },
})

it('adds up what is booked on a day, and leaves empty days out', () => {
  expect(
    bookedDays([
      slot('2026-12-03', '10:00', 1),
      slot('2026-12-01', '10:00', 2),
      slot('2026-12-01', '12:00', 3),
      slot('2026-12-02', '10:00', 0),
    ]),
  ).toEqual([
    { date: '2026-12-01', booked: 5 },
    { date: '2026-12-03', booked: 1 },
  ])
})
