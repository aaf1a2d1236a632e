import type { TrackPoint } from '@sureda/contract/rules/track-parts'
import { expect, it } from 'vitest'
import { readTrack, simplify } from './track.ts'

const gpx = (points: readonly TrackPoint[]) =>
  `<gpx><trk><trkseg>${points.map(([lat, lon, ele]) => `<trkpt lat="${lat}" lon="${lon}"><ele>${ele}</ele></trkpt>`).join('')}</trkseg></trk></gpx>`

it('reads points with elevation, and adds up the climb', () => {
  const track = readTrack(
    gpx([
      [41, 2, 100],
      [41.001, 2, 160],
      [41.002, 2, 130],
    ]),
  )
  expect(track.full).toHaveLength(3)
  expect(track).toMatchObject({ gain: 60, loss: 30, lowest: 100, highest: 160, recorded: 3 })
  expect(track.lengthKm).toBeCloseTo(0.223, 2)
})

it('does not count the noise of a receiver as climb', () => {
  const flat = Array.from({ length: 200 }, (_, i): TrackPoint => [41 + i / 10_000, 2, 100 + (i % 2)])
  expect(readTrack(gpx(flat))).toMatchObject({ gain: 0, loss: 0 })
})

it('preserves corners and ends when it simplifies', () => {
  const corner: TrackPoint[] = [
    [41, 2, 0],
    [41.0005, 2, 0],
    [41.001, 2, 0],
    [41.001, 2.001, 0],
  ]
  expect(simplify(corner, 5)).toEqual([
    [41, 2, 0],
    [41.001, 2, 0],
    [41.001, 2.001, 0],
  ])
})

it('limits 50,000 points without losing the ends', () => {
  const long = Array.from(
    { length: 50_000 },
    (_, i): TrackPoint => [41 + i / 1e6, 2 + Math.sin(i / 200) / 500, i % 7],
  )
  const track = readTrack(gpx(long))
  expect(track.recorded).toBe(50_000)
  expect(track.full.length).toBeLessThanOrEqual(5000)
  expect(track.drawn.length).toBeLessThanOrEqual(1000)
  expect(track.drawn.at(-1)).toEqual(long.at(-1))
})

it('explains the fault of a file', () => {
  expect(() => readTrack('<gpx></gpx>')).toThrow('has no track with at least two points')
  expect(() =>
    readTrack(
      gpx([
        [141, 2, 0],
        [41, 2, 0],
      ]),
    ),
  ).toThrow('point 1 has no valid lat and lon')
})
