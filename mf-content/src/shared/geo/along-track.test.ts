import type { TrackPoint } from '@sureda/contract/rules/track-parts'
import { expect, it } from 'vitest'
import { profileOf, sketchOf } from '../../routes/route-sketch.ts'
import {
  distanceAlong,
  drawable,
  hasHeights,
  heightsOf,
  measured,
  placeAt,
  stopsAlong,
} from './along-track.ts'

/** There and back; 0.01° of latitude are 1113 m. */
const track: TrackPoint[] = [
  [41.9, 3, 100],
  [41.91, 3, 200],
  [41.9, 3, 100],
]

it('measures the distance along the track', () => {
  const { along, length } = measured(track)
  expect(along.map(Math.round)).toEqual([0, 1113, 2226])
  expect(Math.round(length)).toBe(2226)
  expect(heightsOf(measured(track))[1]).toMatchObject({ elevation: 200 })
})

it('finds the position at a distance and the distance of a position', () => {
  const way = measured(track)
  expect(placeAt(way, 556.6)?.latitude).toBeCloseTo(41.905, 4)
  expect(placeAt(way, 0)).toEqual({ latitude: 41.9, longitude: 3 })
  expect(placeAt(way, 99_999)).toEqual({ latitude: 41.9, longitude: 3 })
  expect(Math.round(distanceAlong(way, 41.911, 3))).toBe(1113)
  expect(placeAt(measured([]), 5)).toBeNull()
  expect(distanceAlong(measured([]), 41, 2)).toBe(0)
})

it('puts the stops in walking order, also where the track returns', () => {
  const stops = [
    { latitude: 41.9, longitude: 3 },
    { latitude: 41.91, longitude: 3 },
    { latitude: 41.9, longitude: 3 },
  ]
  expect(stopsAlong(measured(track), stops).map(Math.round)).toEqual([0, 1113, 2226])
})

it('takes the first pass of a stop, also where the track comes a little nearer later', () => {
  const passes = measured([
    [41.9, 3, 0],
    [41.9002, 3.01, 0],
    [41.9, 3.02, 0],
    [41.9, 3.01, 0],
  ])
  const spring = { latitude: 41.9, longitude: 3.01 }
  expect(stopsAlong(passes, [spring])).toEqual([passes.along[1]])
})

it('includes both ends of a long track', () => {
  const long = Array.from({ length: 50_000 }, (_, index): TrackPoint => [41 + index / 1e6, 3, index % 300])
  const drawn = drawable(long)
  expect(drawn.length).toBeLessThanOrEqual(2_001)
  expect([drawn[0], drawn.at(-1)]).toEqual([long[0], long.at(-1)])
  expect(drawable(track)).toBe(track)
})

it('recognises a track without heights', () => {
  expect(hasHeights(track)).toBe(true)
  expect(hasHeights([[41, 3, 0] as const, [42, 3, 0] as const])).toBe(false)
  expect(hasHeights([[41, 3, 5] as const, [42, 3, Number.NaN] as const])).toBe(false)
  expect(hasHeights([])).toBe(false)
})

it('neither counts nor draws the gap between two parts', () => {
  const parted: TrackPoint[] = [
    [41.9, 3, 100],
    [41.91, 3, 100],
    [42.1, 3, 900, 1],
    [42.11, 3, 900],
  ]
  const way = measured(parted)
  expect(way.length).toBeCloseTo(2226, -1)
  expect(placeAt(way, 1_500)?.latitude).toBeGreaterThan(42.1)
  expect(heightsOf(way).map(({ beginsPart }) => beginsPart)).toEqual([undefined, undefined, true, undefined])
  expect(sketchOf(parted, 300, 200).path.match(/M/g)).toHaveLength(2)
  const profile = profileOf(parted, 300, 40)
  expect(profile?.line.match(/M/g)).toHaveLength(2)
  expect(profile?.outline.match(/M/g)).toHaveLength(1)
  const long: TrackPoint[] = Array.from({ length: 5_000 }, (_, index) =>
    index === 2_501 ? [42, 3, 1, 1] : [41 + index / 1e6, 3, 1],
  )
  expect(drawable(long, 100).filter((point) => point[3])).toEqual([[42, 3, 1, 1]])
})
