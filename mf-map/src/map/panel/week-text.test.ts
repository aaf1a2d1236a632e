import { expect, it } from 'vitest'
import { weekText } from './week-text.ts'

const BOOKING = { booking_window_days: 90, same_day_booking: true, auto_confirm: true, special_dates: [] }
const text = (
  weekdays: number[],
  times = ['10:30', '16:30'],
  purchase: 'slot' | 'nights' = 'slot',
): string | null => weekText({ schedule: { weekdays, times, ...BOOKING }, purchase }, 'en', 'Every day')

it('shortens consecutive days to a range, and names the others', () => {
  expect(text([2, 3, 4, 5, 6, 7])).toBe('Tue–Sun · 10:30, 16:30')
  expect(text([7, 6])).toBe('Sat, Sun · 10:30, 16:30')
  expect(text([1, 3, 4, 5])).toBe('Mon, Wed–Fri · 10:30, 16:30')
})

it('has a text for the whole week, and nothing where there are no hours', () => {
  expect(text([1, 2, 3, 4, 5, 6, 7], ['09:00'])).toBe('Every day · 09:00')
  expect(text([6], [])).toBeNull()
  expect(text([])).toBeNull()
  expect(weekText({ schedule: null, purchase: 'slot' }, 'en', 'Every day')).toBeNull()
})

it('does not show the arrival time of accommodation as opening hours', () => {
  expect(text([5, 6], ['16:00'], 'nights')).toBeNull()
})
