import { expect, it } from 'vitest'
import { outlines } from '../../testing/small-outlines.ts'
import { municipalityAt } from './municipality-at.ts'

it('finds the municipality of a place, and none at sea', () => {
  expect(municipalityAt(outlines, { latitude: 41.8878, longitude: 2.8752 })).toBe('Cassà de la Selva')
  expect(municipalityAt(outlines, { latitude: 41.8, longitude: 4.5 })).toBeNull()
})
