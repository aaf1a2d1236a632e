import { expect, it } from 'vitest'
import { answerLimit, endOfDayBefore } from './answer-limit.ts'

/** Saturday 28 November 2026, 19:00 in Madrid. */
const NOW = new Date('2026-11-28T18:00:00Z')
const limit = (date: string, time: string) => answerLimit({ date, time }, 'Europe/Madrid', NOW)

it('ends two hours before what begins within 50 hours, after 48 otherwise', () => {
  expect(limit('2026-11-29', '10:00')).toEqual({ date: '2026-11-29', time: '08:00' })
  expect(limit('2026-11-30', '01:00')).toEqual({ date: '2026-11-29', time: '23:00' })
  expect(limit('2026-11-30', '20:59')).toEqual({ date: '2026-11-30', time: '18:59' })
  expect(limit('2026-11-30', '21:00')).toBeNull()
})

it('calls midnight the end of the day before', () => {
  expect(endOfDayBefore({ date: '2026-11-28', time: '00:00' })).toBe('2026-11-27')
  expect(endOfDayBefore({ date: '2026-11-28', time: '00:30' })).toBeNull()
})
