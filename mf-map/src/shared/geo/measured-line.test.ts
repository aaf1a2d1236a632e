import { expect, it } from 'vitest'
import { elevationChangeBetween } from '../../tracking/walk/elevation-change.ts'
import { footOn, type MeasuredLine, measureLine, nearestOn, placeAlong } from './measured-line.ts'

const NORTH = 0.001 // 111.2 m
const made = (track: [number, number][]): MeasuredLine => {
  const line = measureLine(track)
  if (!line) throw new Error('no line')
  return line
}
const at = (latitude: number, longitude: number) => ({ latitude, longitude })

it('measures a line and finds the nearest point of a place beside it', () => {
  const line = made([
    [41.9, 3],
    [41.9 + NORTH, 3],
    [41.9 + 2 * NORTH, 3],
  ])
  expect(line.length).toBeCloseTo(222.6, 0)
  const foot = footOn(line, at(41.9 + 0.5 * NORTH, 3.0005), null)
  expect(foot.distance).toBeCloseTo(41.4, 0)
  expect(foot.along).toBeCloseTo(55.7, 0)
  expect(foot.latitude).toBeCloseTo(41.9 + 0.5 * NORTH, 5)
  expect(foot.longitude).toBeCloseTo(3, 5)
})

it('has no line for one place, for none, and for coordinates that are not numbers', () => {
  expect(measureLine([])).toBeNull()
  expect(measureLine([[41.9, 3]])).toBeNull()
  expect(
    measureLine([
      [41.9, 3],
      [41.9, 3],
    ]),
  ).toBeNull()
  expect(
    measureLine([
      [Number.NaN, 3],
      [41.9, 3],
    ]),
  ).toBeNull()
})

it('stays on the way back where both ways use the same path', () => {
  const line = made([
    [41.9, 3],
    [41.91, 3],
    [41.9, 3],
  ])
  const half = line.length / 2
  expect(footOn(line, at(41.905, 3), null).along).toBeCloseTo(half / 2, 0)
  expect(footOn(line, at(41.905, 3), half + 200).along).toBeCloseTo(half * 1.5, 0)
})

it('distinguishes start and end of a round route', () => {
  const round = made([
    [41.9, 3],
    [41.91, 3],
    [41.91, 3.01],
    [41.9, 3.01],
    [41.9, 3],
  ])
  expect(footOn(round, at(41.9, 3), null).along).toBeCloseTo(0, 0)
  expect(footOn(round, at(41.9, 3), round.length - 80).along).toBeCloseTo(round.length, 0)
})

it('goes straight on at a crossing', () => {
  const cross = made([
    [41.9, 3],
    [41.91, 3.01],
    [41.91, 3],
    [41.9, 3.01],
  ])
  const first = footOn(cross, at(41.905, 3.005), 600).along
  const second = footOn(cross, at(41.905, 3.005), 2400).along
  expect(first).toBeLessThan(750)
  expect(second).toBeGreaterThan(2200)
})

it('does not fall behind a person on a line of many short segments', () => {
  const line = made(Array.from({ length: 500 }, (_, i): [number, number] => [41.9 + i * 0.00005, 3]))
  let along: number | null = null
  for (let metres = 0; metres <= 2500; metres += 7) {
    const foot = footOn(line, at(41.9 + metres / 111_195, 3), along)
    expect(Math.abs(foot.along - metres)).toBeLessThan(1)
    along = foot.along
  }
})

it('follows a shortcut to a far part of the line', () => {
  const line = made([
    [41.9, 3],
    [41.95, 3],
    [41.95, 3.05],
    [41.9, 3.05],
  ])
  expect(footOn(line, at(41.9, 3.05), 100).along).toBeCloseTo(line.length, 0)
})

it('finds the nearest point of a line of 50,000 points many times a second', () => {
  const line = made(
    Array.from({ length: 50_000 }, (_, i): [number, number] => [
      41.9 + Math.sin(i / 500) / 50,
      3 + i / 500_000,
    ]),
  )
  // one takes about 2 ms; with quadratic cost not even the first would end within the time of a test
  for (let i = 0; i < 20; i++) expect(footOn(line, at(41.9, 3.05), null).along).toBeGreaterThan(0)
})

it('has no point in the gap between two parts, and does not count it', () => {
  const line = measureLine([
    [41.9, 3, 100],
    [41.9 + NORTH, 3, 100],
    [41.9 + 10 * NORTH, 3, 900, 1],
    [41.9 + 11 * NORTH, 3, 900],
  ] as const)
  if (!line) throw new Error('no line')
  expect(line.length).toBeCloseTo(222.4, 0)
  const between = at(41.9 + 4 * NORTH, 3)
  expect(footOn(line, between, null).latitude).toBeCloseTo(41.9 + NORTH, 6)
  expect(nearestOn(line, between).distance).toBeCloseTo(333.6, 0)
  expect(placeAlong(line, 111).latitude).toBeCloseTo(41.9 + NORTH, 4)
  expect(placeAlong(line, 150).latitude).toBeGreaterThan(41.9 + 10 * NORTH)
  const heights = [100, 100, 900, 900]
  expect(elevationChangeBetween(line, heights, 0, line.length)).toBe(0)
  expect(elevationChangeBetween(line, heights, line.length, 0)).toBe(0)
  expect(elevationChangeBetween(line, heights, 111.2, line.length)).toBe(0)
})
