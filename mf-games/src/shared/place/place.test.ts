import { distanceM } from '@sureda/contract/rules/at-place'
import { expect, it } from 'vitest'
import { bearing, directionOf, isAtPlace, roundedM } from './place.ts'

const tree = { latitude: 41.918, longitude: 3.163 }
const game = { position: { ...tree, order: 1 }, radius_m: 10 }
/** A position about `metres` north of the tree. */
const north = (metres: number, accuracy = 0) => ({
  ...tree,
  latitude: tree.latitude + metres / 111_195,
  accuracy,
})

it('measures distance and direction', () => {
  expect(distanceM(tree, north(250))).toBeCloseTo(250, 0)
  expect(directionOf(bearing(north(250), tree))).toBe('s')
  expect(directionOf(bearing(tree, { latitude: 41.93, longitude: 3.18 }))).toBe('ne')
  expect(directionOf(359)).toBe('n')
})

it('opens the game within 25 m even where the radius is smaller, and allows 30 m of inaccuracy', () => {
  expect(isAtPlace(north(24), game)).toBe(true)
  expect(isAtPlace(north(40), game)).toBe(false)
  expect(isAtPlace(north(40, 20), game)).toBe(true)
  expect(isAtPlace(north(70, 500), game)).toBe(false)
})

it.each([
  [2, 5],
  [43, 45],
  [437, 440],
  [1660, 1700],
])('rounds %i m to %i m', (metres, said) => {
  expect(roundedM(metres)).toBe(said)
})
