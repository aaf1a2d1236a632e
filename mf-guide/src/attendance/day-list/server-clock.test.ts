import { expect, it } from 'vitest'
import { clockOffset } from './server-clock.ts'

const seenAt = Date.parse('2026-12-05T10:00:00Z')

it('puts a clock right that is wrong by more than an answer takes', () => {
  expect(clockOffset('2026-12-05T10:00:20Z', seenAt)).toBe(0)
  expect(clockOffset('2026-12-05T09:00:00Z', seenAt)).toBe(-3_600_000)
  expect(clockOffset('2026-12-05T12:00:00Z', seenAt)).toBe(7_200_000)
  expect(clockOffset('', seenAt)).toBe(0)
})
