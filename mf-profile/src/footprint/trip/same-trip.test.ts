import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'
import { expect, it } from 'vitest'
import { isSameTrip } from './same-trip.ts'
import { newTrip } from './trip-draft.ts'

const { inputs } = newTrip('Llofriu ', '2026-11-20')
const asAnswered = Object.fromEntries(
  Object.entries({ ...inputs, destination: 'Llofriu' }).reverse(),
) as FootprintInputs

it('recognises the answers as the server returns them', () => {
  expect(isSameTrip(inputs, asAnswered)).toBe(true)
  expect(isSameTrip(inputs, { ...asAnswered, adults: 2 })).toBe(false)
  expect(isSameTrip(inputs, { ...asAnswered, food: { ...inputs.food, dinners: 1 } })).toBe(false)
})
