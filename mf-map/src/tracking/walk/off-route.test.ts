import { expect, it } from 'vitest'
import { MEASURED_LIMITS, NOT_JOINED, nextOffRoute, type OffRoute, SKETCH_LIMITS } from './off-route.ts'

const walk = (fixes: [distance: number, accuracy: number][], limits = MEASURED_LIMITS): OffRoute =>
  fixes.reduce<OffRoute>(
    (state, [distance, accuracy]) => nextOffRoute(state, { distance, accuracy }, limits),
    NOT_JOINED,
  )

it('does not warn before the route was reached', () => {
  expect(
    walk([
      [900, 10],
      [800, 10],
      [700, 10],
    ]),
  ).toMatchObject({ hasJoined: false, isOff: false })
})

it('warns after the second fix that is certainly off', () => {
  expect(
    walk([
      [5, 10],
      [120, 10],
    ]).isOff,
  ).toBe(false)
  expect(
    walk([
      [5, 10],
      [120, 10],
      [130, 10],
    ]).isOff,
  ).toBe(true)
})

it('ignores a single wrong fix', () => {
  expect(
    walk([
      [5, 10],
      [300, 10],
      [8, 10],
      [300, 10],
      [9, 10],
    ]),
  ).toMatchObject({ isOff: false, strikes: 0 })
})

it('counts the accuracy in the person’s favour', () => {
  expect(
    walk([
      [5, 10],
      [90, 45],
      [90, 45],
      [90, 45],
    ]).isOff,
  ).toBe(false)
  expect(
    walk([
      [5, 10],
      [110, 45],
      [110, 45],
    ]).isOff,
  ).toBe(true)
})

it('ignores fixes that are too inexact', () => {
  expect(
    walk([
      [5, 10],
      [900, 400],
      [900, 400],
      [900, 400],
    ]).isOff,
  ).toBe(false)
})

it('removes the warning only well inside of the limit', () => {
  const off: [number, number][] = [
    [5, 10],
    [120, 10],
    [120, 10],
  ]
  expect(walk([...off, [45, 10]]).isOff).toBe(true)
  expect(walk([...off, [28, 10]]).isOff).toBe(false)
})

it('has a wider limit for a sketch', () => {
  expect(
    walk(
      [
        [5, 10],
        [200, 10],
        [200, 10],
      ],
      SKETCH_LIMITS,
    ).isOff,
  ).toBe(false)
  expect(
    walk(
      [
        [5, 10],
        [300, 10],
        [300, 10],
      ],
      SKETCH_LIMITS,
    ).isOff,
  ).toBe(true)
})
