import { expect, it } from 'vitest'
import { boundsAround, projectionOf, scaleBar } from './projection.ts'

it('puts the middle of an area into the middle of the picture, north up and east right', () => {
  const { project } = projectionOf(boundsAround(41.9, 3, 10), 300, 200)
  expect(project(41.9, 3).x).toBeCloseTo(150, 0)
  expect(project(41.9, 3).y).toBeCloseTo(100, 0)
  expect(project(41.91, 3).y).toBeLessThan(100)
  expect(project(41.9, 3.01).x).toBeGreaterThan(150)
})

it('preserves shapes: a kilometre is as long to the north as to the east', () => {
  const { project, kmPerPixel } = projectionOf(boundsAround(41.9, 3, 10), 300, 200)
  const north = 100 - project(41.9 + 1 / 111.32, 3).y
  expect(north * kmPerPixel).toBeCloseTo(1, 1)
})

it('chooses the longest round scale that fits', () => {
  expect(scaleBar(0.05, 90)).toEqual({ km: 2, pixels: 40 })
  expect(scaleBar(0.01, 90)).toEqual({ km: 0.5, pixels: 50 })
})

it('converts a pixel back to its coordinate', () => {
  const { project, unproject } = projectionOf(boundsAround(41.9, 3, 10), 300, 200)
  const { x, y } = project(41.92, 3.03)
  expect(unproject(x, y).latitude).toBeCloseTo(41.92, 4)
  expect(unproject(x, y).longitude).toBeCloseTo(3.03, 4)
})
