import { expect, it } from 'vitest'
import { FIELD, HERE_RADIUS, pointAt, radiusFor } from './ring-scale.ts'

it('puts the reach of the game on the inner ring and moves visibly with every halving of the distance', () => {
  expect(radiusFor(40, 40)).toBe(HERE_RADIUS)
  expect(radiusFor(0, 40)).toBe(0)
  const [far, half, near] = [radiusFor(2000, 40), radiusFor(1000, 40), radiusFor(80, 40)]
  expect(far - half).toBeGreaterThan(8)
  expect(near).toBeGreaterThan(HERE_RADIUS)
  expect(radiusFor(900_000, 40)).toBe(radiusFor(5_000, 40))
})

it('draws north up', () => {
  expect(pointAt(0, 50)).toEqual({ x: FIELD / 2, y: FIELD / 2 - 50 })
  expect(pointAt(90, 50).x).toBeCloseTo(FIELD / 2 + 50)
})
