import { expect, it } from 'vitest'
import { firstDay, historyFilterOf } from './history-filter.ts'

it('reads the filter from the address and takes no word that it does not know', () => {
  expect(historyFilterOf(new URLSearchParams('tipo=route&periodo=mes'))).toEqual({
    activity: 'route',
    period: 'mes',
  })
  expect(historyFilterOf(new URLSearchParams('tipo=x&periodo=toString'))).toEqual({})
})

it('counts the days of the place, today among them', () => {
  // half past midnight at the place, still yesterday in UTC
  const now = Date.parse('2026-11-23T23:30:00Z')
  expect(firstDay('mes', 'Europe/Madrid', now)).toBe('2026-10-26')
  expect(firstDay('mes', 'UTC', now)).toBe('2026-10-25')
})
