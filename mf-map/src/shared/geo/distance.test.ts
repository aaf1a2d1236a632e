import { expect, it } from 'vitest'
import { distanceKm, nearestFirst } from './distance.ts'

const cassa = { latitude: 41.8878, longitude: 2.8752 }
const palafrugell = { latitude: 41.918, longitude: 3.163 }

it('measures along the great circle', () => {
  expect(distanceKm(cassa, palafrugell)).toBeCloseTo(24, 0)
  expect(distanceKm(cassa, cassa)).toBe(0)
})

it('sorts by distance', () => {
  expect(nearestFirst([palafrugell, cassa], { latitude: 41.89, longitude: 2.9 })[0]).toBe(cassa)
})
