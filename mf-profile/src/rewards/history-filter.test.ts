import { expect, it } from 'vitest'
import { firstDay, historyFilterOf } from './history-filter.ts'

it('reads the filter from the address and ignores unknown values', () => {
  expect(historyFilterOf(new URLSearchParams('tipo=route&periodo=mes'))).toEqual({
    activity: 'route',
    period: 'mes',
  })
  expect(historyFilterOf(new URLSearchParams('tipo=x&periodo=toString'))).toEqual({})
})

it('counts days in the tenant’s time zone, including today', () => {
  // half past midnight in Madrid, still the day before in UTC
  const now = Date.parse('2026-11-23T23:30:00Z')
  expect(firstDay('mes', 'Europe/Madrid', now)).toBe('2026-10-26')
  expect(firstDay('mes', 'UTC', now)).toBe('2026-10-25')
})

it('counts days, not hours, over a change of the clock', () => {
  // half past midnight after the short day, half an hour before midnight of the long one
  expect(firstDay('mes', 'Europe/Madrid', Date.parse('2027-03-28T22:30:00Z'))).toBe('2027-02-28')
  expect(firstDay('mes', 'Europe/Madrid', Date.parse('2027-10-31T22:30:00Z'))).toBe('2027-10-02')
})
