import { expect, it } from 'vitest'
import { type Doubt, type Fix, nextStep, type TrackPoint, trackLength, trackParts } from './track-filter.ts'

const fix = (metresNorth: number, seconds: number, more: Partial<Fix> = {}): Fix => ({
  at: 1_800_000_000_000 + seconds * 1000,
  latitude: 41.9 + metresNorth / 111_194.9,
  longitude: 3,
  elevation: 120,
  accuracy: 8,
  course: null,
  ...more,
})
const walk = (...fixes: Fix[]): TrackPoint[] => {
  const track: TrackPoint[] = []
  let doubt: Doubt | null = null
  for (const next of fixes) {
    const step = nextStep(next, track.at(-1), doubt)
    doubt = step.doubt
    if (step.point) track.push(step.point)
  }
  return track
}

it('records the steps of a walk', () => {
  const track = walk(fix(0, 0), fix(10, 8), fix(20, 16))
  expect(track).toHaveLength(3)
  expect(trackLength(track)).toBeCloseTo(20, 0)
})

it('adds nothing while the phone rests', () => {
  expect(walk(fix(0, 0), fix(3, 1), fix(-2, 2), fix(4, 3), fix(1, 4))).toHaveLength(1)
})

it('leaves out fixes that are too inexact, and needs longer steps the less exact they are', () => {
  expect(walk(fix(0, 0, { accuracy: 80 }))).toEqual([])
  expect(walk(fix(0, 0), fix(15, 10, { accuracy: 40 }))).toHaveLength(1)
  expect(walk(fix(0, 0), fix(25, 10, { accuracy: 40 }))).toHaveLength(2)
  expect(walk(fix(0, 0, { accuracy: Number.NaN }))).toEqual([])
})

it('leaves out a jump until enough time has passed for it', () => {
  expect(walk(fix(0, 0), fix(400, 2), fix(12, 9))).toHaveLength(2)
  expect(walk(fix(0, 0), fix(400, 2), fix(404, 40))).toHaveLength(2)
})

it('ignores a fix that is older than the last', () => {
  expect(walk(fix(0, 10), fix(30, 5))).toHaveLength(1)
})

it('begins a new part when the clock was set back, and drops impossible heights', () => {
  const track = walk(fix(0, 7200), fix(10, 7208), fix(20, 0), fix(30, 8))
  expect(trackParts(track).map((part) => part.length)).toEqual([2, 2])
  const low = { ...fix(0, 0), elevation: 240, startsPart: true }
  const heightOf = (elevation: number) => nextStep({ ...fix(10, 8), elevation }, low, null).point?.elevation
  expect([heightOf(250), heightOf(1900), heightOf(0)]).toEqual([250, null, null])
})

it('draws no line over a pause or a long silence', () => {
  const track = walk(fix(0, 0), fix(10, 8), fix(500, 600), fix(510, 610))
  expect(trackParts(track).map((part) => part.length)).toEqual([2, 2])
  expect(trackLength(track)).toBeCloseTo(20, 0)
  expect(nextStep(fix(20, 16), track[1], null, true).point).toMatchObject({ startsPart: true })
})

it('drops a wrong first place when the next ones agree, and draws no line from it', () => {
  const track = walk(fix(3000, 0), fix(0, 1), fix(8, 2), fix(16, 3), fix(24, 4), fix(34, 5))
  expect(trackParts(track).map((part) => part.length)).toEqual([1, 2])
  expect(trackLength(track)).toBeCloseTo(10, 0)
})

it('drops nothing for places that contradict each other', () => {
  const track = walk(fix(0, 0), fix(900, 1), fix(-900, 2), fix(900, 3), fix(-900, 4), fix(10, 9))
  expect(trackLength(track)).toBeCloseTo(10, 0)
})
