import { LOCALES } from '@sureda/contract/codes/locale'
import { afterEach, expect, it, vi } from 'vitest'
import { dayText, untilHour, untilText } from './notice-texts.ts'

/** Whether a comma follows the weekday is up to ICU. */
const english = (day: string) => dayText(day, 'en').replace(',', '')

afterEach(() => vi.useRealTimers())

it('includes the year of a day in another year', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
  expect([english('2026-12-05'), english('2027-01-05')]).toEqual([
    'Saturday 5 December',
    'Tuesday 5 January 2027',
  ])
})

it('always includes the year at New Year, when it depends on the time zone', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z') })
  expect([english('2026-12-31'), english('2027-01-01')]).toEqual([
    'Thursday 31 December 2026',
    'Friday 1 January 2027',
  ])
})

it('shows an end at midnight as the end of the previous day, in every language', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  const [midnight, evening] = [new Date('2026-11-27T23:00:00Z'), new Date('2026-11-27T17:30:00Z')]
  const friday = new Date('2026-11-27T12:00:00Z')
  for (const locale of LOCALES) {
    const said = untilText(midnight, locale, 'Europe/Madrid')
    expect(said).toBe(untilText(friday, locale, 'Europe/Madrid').slice(0, said.length))
    expect(said).toContain('27')
    expect(said).not.toMatch(/28|\d:\d/)
    expect(untilText(evening, locale, 'Europe/Madrid')).toMatch(/27.*18[:.]30/)
    expect(untilHour(midnight, locale, 'Europe/Madrid')).toBe('24:00')
  }
})

it('includes the year of a day that ends with it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  expect(untilText(new Date('2026-12-31T23:00:00Z'), 'en', 'Europe/Madrid')).not.toContain('2027')
})
