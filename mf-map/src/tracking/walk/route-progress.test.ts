import { expect, it } from 'vitest'
import { type Followed, followed, nextProgress, progressOf, type RouteProgress } from './route-progress.ts'

type Way = [number, number, number][]
const route = (track: Way, schematic = false, distance = 2.2): Followed => {
  const made = followed({ id: 'rt-fitor', title: 'Fitor', schematic, distance, track })
  if (!made) throw new Error('no line')
  return made
}
/** Places along a way, about every 20 m. */
const steps = (track: Way) =>
  track.slice(1).flatMap(([lat, lng], index) => {
    const [latA = 0, lngA = 0] = track[index] ?? []
    const count = Math.ceil(Math.hypot(lat - latA, lng - lngA) / 0.0002)
    return Array.from({ length: count + 1 }, (_, i) => ({
      latitude: latA + ((lat - latA) * i) / count,
      longitude: lngA + ((lng - lngA) * i) / count,
      accuracy: 8,
    }))
  })
const walked = (track: Way, along: Followed): RouteProgress => {
  const progress = progressOf(steps(track), along)
  if (!progress) throw new Error('no progress')
  return progress
}

const ROUND: Way = [
  [41.9, 3, 0],
  [41.91, 3, 0],
  [41.91, 3.01, 0],
  [41.9, 3.01, 0],
  [41.9, 3, 0],
]
const THERE: Way = [
  [41.9, 3, 0],
  [41.92, 3, 0],
]

it('follows nothing without a track', () => {
  expect(followed({ id: 'x', title: 'x', schematic: false, distance: 1, track: [] })).toBeNull()
})

it('uses the office’s length for a sketch, and the measured length of a track', () => {
  const start: Way = [
    [41.9, 3, 0],
    [41.9001, 3, 0],
  ]
  expect(walked(start, route(THERE, true, 4.4)).leftToWalk).toBeCloseTo(4_400, -2)
  expect(walked(start, route(THERE, false, 4.4)).leftToWalk).toBeCloseTo(2_224, -2)
})

it('counts down to the end, and arrives after the whole way', () => {
  const there = route(THERE)
  const half = walked(
    [
      [41.9, 3, 0],
      [41.91, 3, 0],
    ],
    there,
  )
  expect(half.left).toBeCloseTo(there.line.length / 2, -1)
  expect(half.hasArrived).toBe(false)
  expect(walked(THERE, there)).toMatchObject({ hasArrived: true, isBackwards: false })
})

it('does not arrive at the start of a round, only after it', () => {
  const round = route(ROUND)
  const [start] = steps(ROUND)
  expect(nextProgress(null, start ?? { latitude: 0, longitude: 0, accuracy: 1 }, round)).toMatchObject({
    hasArrived: false,
  })
  expect(walked(ROUND, round)).toMatchObject({ hasArrived: true, isBackwards: false })
})

it('counts down to the other end for a person who walks backwards', () => {
  const round = route(ROUND)
  const back = [...ROUND].reverse() as Way
  const half = walked(back.slice(0, 3), round)
  expect(half.isBackwards).toBe(true)
  expect(half.left).toBeCloseTo(round.line.length / 2, -2)
  expect(walked(back, round).hasArrived).toBe(true)
})

it('does not arrive by only visiting the end', () => {
  expect(
    walked(
      [
        [41.9195, 3, 0],
        [41.92, 3, 0],
      ],
      route(THERE),
    ).hasArrived,
  ).toBe(false)
})

it('counts the way back of an out-and-back', () => {
  const out = route([
    [41.9, 3, 0],
    [41.92, 3, 0],
    [41.9, 3, 0],
  ])
  const back = walked(
    [
      [41.9, 3, 0],
      [41.92, 3, 0],
      [41.91, 3, 0],
    ],
    out,
  )
  expect(back.isBackwards).toBe(false)
  expect(back.left).toBeCloseTo(out.line.length / 4, -1)
})

it('notices the wrong turn and the way back', () => {
  const there = route(THERE)
  const off = walked(
    [
      [41.9, 3, 0],
      [41.91, 3, 0],
      [41.91, 3.002, 0],
    ],
    there,
  )
  expect(off.offRoute.isOff).toBe(true)
  expect(off.foot.distance).toBeCloseTo(165, -1)
  expect(
    walked(
      [
        [41.9, 3, 0],
        [41.91, 3, 0],
        [41.91, 3.002, 0],
        [41.911, 3, 0],
      ],
      there,
    ).offRoute.isOff,
  ).toBe(false)
})
