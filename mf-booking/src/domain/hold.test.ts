import { expect, it } from 'vitest'
import { heldUntil, referenceOf } from './hold.ts'

it('holds the places 48 hours, but never into the last two hours before the start', () => {
  const created_at = '2026-11-20T10:00:00.000Z'
  expect(heldUntil({ created_at, starts_at: '2026-12-05T09:00:00.000Z' })).toBe('2026-11-22T10:00:00.000Z')
  expect(heldUntil({ created_at, starts_at: '2026-11-21T09:00:00.000Z' })).toBe('2026-11-21T07:00:00.000Z')
})

it('shows the code of a group, otherwise the beginning of the number', () => {
  expect(referenceOf({ booking_code: 'K7MWQ2', id: 'b1c9d2e0-0000' })).toBe('K7MWQ2')
  expect(referenceOf({ booking_code: null, id: 'b1c9d2e0-0000' })).toBe('B1C9D2E0')
})
