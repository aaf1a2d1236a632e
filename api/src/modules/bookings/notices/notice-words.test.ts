import { afterEach, expect, it, vi } from 'vitest'
import { dayText } from './notice-words.ts'

/** Whether a comma comes after the weekday is ICU's business. */
const english = (day: string) => dayText(day, 'en').replace(',', '')

afterEach(() => vi.useRealTimers())

it('says the year of a day that is not of the running one', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
  expect([english('2026-12-05'), english('2027-01-05')]).toEqual([
    'Saturday 5 December',
    'Tuesday 5 January 2027',
  ])
})

it('says it in any case at New Year, when it depends on where one is', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z') })
  expect([english('2026-12-31'), english('2027-01-01')]).toEqual([
    'Thursday 31 December 2026',
    'Friday 1 January 2027',
  ])
})
