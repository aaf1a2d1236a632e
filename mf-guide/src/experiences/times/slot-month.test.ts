import { expect, it } from 'vitest'
import { monthOf } from './slot-month.ts'
import { weekdayName } from './weekday-name.ts'

it.each([
  ['2026-12-05', '2026-12-01', '2026-12-31'],
  ['2028-02-29', '2028-02-01', '2028-02-29'],
  ['2027-02-01', '2027-02-01', '2027-02-28'],
])('the month of %s goes from %s to %s', (day, from, to) => {
  expect(monthOf(day)).toEqual({ from, to })
})

it('names the days of the week from Monday on', () => {
  expect(weekdayName('en', 'monday', 'long')).toBe('Monday')
  expect(weekdayName('ca', 'sunday', 'long')).toBe('diumenge')
})
