import { expect, it } from 'vitest'
import { distanceKm } from './distance.ts'
import { wayOf } from './way.ts'

const bend = wayOf([
  [41.9, 3, 100],
  [41.9, 3.01, 120],
  [41.91, 3.01, 140],
])

it('measures a way along its bends', () => {
  const first = distanceKm({ latitude: 41.9, longitude: 3 }, { latitude: 41.9, longitude: 3.01 }) * 1000
  expect(bend.length).toBeCloseTo(first + 1112, 0)
})

it('finds the place after so many metres, and its ends outside', () => {
  expect(bend.placeAt(0)).toEqual({ latitude: 41.9, longitude: 3 })
  const end = bend.placeAt(bend.length + 500)
  expect(end?.latitude).toBeCloseTo(41.91, 9)
  expect(end?.longitude).toBeCloseTo(3.01, 9)
  expect(bend.placeAt(bend.length - 556)?.latitude).toBeCloseTo(41.905, 4)
})

it('finds the nearest place of the way and the distance to it', () => {
  const found = bend.nearest({ latitude: 41.901, longitude: 3.005 })
  expect(found?.latitude).toBeCloseTo(41.9, 5)
  expect(found?.distance).toBeCloseTo(111, 0)
  expect(found?.along).toBeCloseTo((bend.length - 1112) / 2, -1)
})

it('finds the metre of a place on the way', () => {
  for (const metres of [0, 333, 1000, 1900]) {
    const place = bend.placeAt(metres)
    expect(place && bend.nearest(place)?.along).toBeCloseTo(Math.min(metres, bend.length), 0)
  }
})

it('works with no way, a way of one point, and coordinates that are not numbers', () => {
  expect(wayOf([]).placeAt(10)).toBeNull()
  expect(wayOf([]).nearest({ latitude: 1, longitude: 1 })).toBeNull()
  expect(wayOf([[41.9, 3]]).nearest({ latitude: 41.9, longitude: 3 })).toMatchObject({
    along: 0,
    distance: 0,
  })
  expect(
    wayOf([
      [41.9, 3],
      [Number.NaN, 3],
      [41.91, 3],
    ]).parts[0],
  ).toHaveLength(2)
})

it('is the same object for the same track', () => {
  const track = [
    [41.9, 3],
    [41.91, 3],
  ]
  expect(wayOf(track)).toBe(wayOf(track))
  expect(wayOf([...track])).not.toBe(wayOf(track))
})

it('has a line for each part of a track', () => {
  const way = wayOf([
    [41.9, 3, 100],
    [41.91, 3, 100],
    [42.1, 3, 900, 1],
    [42.11, 3, 900],
  ])
  expect(way.parts.map((part) => part.length)).toEqual([2, 2])
  expect(way.length).toBeCloseTo(2224, -1)
})
