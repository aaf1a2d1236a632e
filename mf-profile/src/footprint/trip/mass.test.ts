import { expect, it } from 'vitest'
import { formatMass, roughly } from './mass.ts'

it.each([
  [0, '0 g'],
  [406, '410 g'],
  [1_178, '1,2 kg'],
  [13_491, '13 kg'],
  [30_000, '30 kg'],
])('shows %d g of an activity as %s', (grams, shown) => {
  expect(formatMass(roughly(grams), 'es')).toBe(shown)
})
