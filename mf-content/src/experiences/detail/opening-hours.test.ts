import { expect, it } from 'vitest'
import { specialDaysFrom, weekOf } from './opening-hours.ts'

it('names the week from Monday on and marks the open days', () => {
  const week = weekOf({ weekdays: [6, 7] }, 'ca')
  expect(week.map(({ name }) => name)[0]).toBe('dilluns')
  expect(week.filter(({ isOn }) => isOn).map(({ name }) => name)).toEqual(['dissabte', 'diumenge'])
})

it('leaves out past special days and puts the next one first', () => {
  const day = (date: string) => ({ date, type: 'closed' as const, times: [], note: null })
  const schedule = {
    weekdays: [1],
    times: ['10:00'],
    booking_window_days: 30,
    same_day_booking: true,
    auto_confirm: true,
    special_dates: [day('2027-01-06'), day('2026-11-01'), day('2026-12-25')],
  }
  expect(specialDaysFrom(schedule, '2026-11-22').map(({ date }) => date)).toEqual([
    '2026-12-25',
    '2027-01-06',
  ])
})
