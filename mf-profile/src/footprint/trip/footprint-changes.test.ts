import { computeFootprint } from '@sureda/contract/rules/footprint-result'
import { expect, it } from 'vitest'
import { bestChanges } from './footprint-changes.ts'
import { placeNamed, searchPlaces } from './places.ts'
import { proposedKm } from './trip-distance.ts'
import { newTrip, withExpress } from './trip-draft.ts'

const trip = (mode: 'avion' | 'coche' | 'tren', km: number) =>
  withExpress(newTrip('Suro Viu', '2026-11-20').inputs, {
    mode,
    km,
    type: 'hotel',
    nights: 2,
    diet: 'omnivore',
  })

it('names the three changes that save most, with what they really save', () => {
  const inputs = trip('coche', 120)
  const changes = bestChanges(inputs)
  expect(changes.map(({ change }) => change)).toEqual([
    { kind: 'mode', from: 'coche', to: 'tren', km: 120 },
    { kind: 'stay', from: 'hotel', to: 'camping' },
    { kind: 'diet', to: 'vegetarian' },
  ])
  for (const { inputs: tried, saved } of changes)
    expect(computeFootprint(inputs).per_person_g - computeFootprint(tried).per_person_g).toBe(saved)
})

it('proposes no train across an ocean, and no change for a trip on foot', () => {
  expect(bestChanges(trip('avion', 6_000)).map(({ change }) => change.kind)).not.toContain('mode')
  expect(bestChanges(newTrip('x', '2026-11-20').inputs)).toEqual([])
})

it('finds places by any of their names and without accents', () => {
  expect(searchPlaces('m')).toEqual([])
  expect(searchPlaces('munich')[0]?.name).toBe('München')
  expect(placeNamed('gerona')?.name).toBe('Girona')
  expect(placeNamed('Londres')?.name).toBe('London')
})

it('proposes the great circle, and a fifth more by land', () => {
  const [from, to] = [placeNamed('Madrid'), placeNamed('Barcelona')]
  if (!from || !to) throw new Error('two cities are missing')
  expect(proposedKm('avion', from, to)).toBeGreaterThan(495)
  expect(proposedKm('avion', from, to)).toBeLessThan(515)
  expect(proposedKm('tren', from, to)).toBe(Math.round(1.2 * 505))
  expect(proposedKm('metro', from, to)).toBeUndefined()
})
