import { expect, it } from 'vitest'
import { aimAt, roundedMetres } from './at-place.ts'

const museum = { latitude: 41.918, longitude: 3.163, radius_m: 60 }
const from = (north: number, east: number, accuracy = 10) =>
  aimAt(museum, {
    latitude: museum.latitude - north / 111_320,
    longitude: museum.longitude - east / (111_320 * Math.cos((museum.latitude * Math.PI) / 180)),
    accuracy,
  })

it.each([
  [340, 0, 'n'],
  [240, 240, 'ne'],
  [0, 340, 'e'],
  [-240, 240, 'se'],
  [-340, 0, 's'],
  [-240, -240, 'sw'],
  [0, -340, 'w'],
  [330, -60, 'n'],
  [240, -240, 'nw'],
])('a place %i m north and %i m east is in the direction %s', (north, east, wind) => {
  const aim = from(north, east)
  expect([aim.wind, aim.isThere]).toEqual([wind, false])
  expect(Math.abs(aim.metres - Math.hypot(north, east))).toBeLessThan(1)
})

it.each([
  [59, 0, true],
  [61, 0, false],
  [89, 30, true],
  // at most 30 m of inaccuracy are allowed
  [95, 5_000, false],
])('%i m away with an accuracy of %i m: there = %s', (metres, accuracy, isThere) => {
  expect(from(metres, 0, accuracy).isThere).toBe(isThere)
})

it('allows at least 25 m, because phones are not more exact', () => {
  const position = { latitude: museum.latitude - 24 / 111_320, longitude: museum.longitude, accuracy: 0 }
  expect(aimAt({ ...museum, radius_m: 5 }, position).isThere).toBe(true)
})

it.each([
  [3, 5],
  [47, 45],
  [344, 340],
  [1_240, 1_200],
])('%i m are rounded to %i m', (metres, said) => {
  expect(roundedMetres(metres)).toBe(said)
})
