import { expect, it } from 'vitest'
import { referenceOf } from './reference.ts'

it('shows the code of a group, otherwise the beginning of the number', () => {
  expect(referenceOf({ booking_code: 'K7MWQ2', id: 'b1c9d2e0-0000' })).toBe('K7MWQ2')
  expect(referenceOf({ booking_code: null, id: 'b1c9d2e0-0000' })).toBe('B1C9D2E0')
})
