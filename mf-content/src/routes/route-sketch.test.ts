import { expect, it } from 'vitest'
import { profileOf, sketchOf } from './route-sketch.ts'

const track = [
  [41.8, 2.8, 100],
  [41.9, 2.8, 300],
  [41.9, 2.9, 200],
] as const

it('draws north at the top and east at the right, inside the margin', () => {
  const { place, path } = sketchOf(track, 200, 200, 20)
  const [start, top, end] = track.map(([latitude, longitude]) => place(latitude, longitude))
  expect(top?.y).toBeLessThan(start?.y ?? 0)
  expect(end?.x).toBeGreaterThan(top?.x ?? 0)
  expect(top?.y).toBe(20)
  expect(start?.y).toBe(180)
  expect(path).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/)
})

it('preserves the shape: a degree of longitude is shorter than one of latitude', () => {
  const { place } = sketchOf(track, 200, 200, 20)
  const north = place(41.8, 2.8).y - place(41.9, 2.8).y
  const east = place(41.9, 2.9).x - place(41.9, 2.8).x
  expect(east / north).toBeCloseTo(Math.cos((41.8 * Math.PI) / 180), 2)
})

it('gives the lowest and highest metre of the profile', () => {
  expect(profileOf(track, 100, 50)).toMatchObject({ lowest: 100, highest: 300 })
  expect(profileOf(track.slice(0, 1), 100, 50)).toBeNull()
})

it('does not draw a plain as mountains', () => {
  const flat = [
    [41, 2, 100],
    [41.1, 2, 103],
  ] as const
  expect(profileOf(flat, 100, 60)?.line).toBe('M0 60L100 57')
})
