import { expect, it } from 'vitest'
import { isInSeason } from './route-season.ts'

it.each([
  ['2026-05-12', true],
  ['2026-08-01', false],
  ['2026-10-30', true],
  ['2027-01-15', false],
])('spring and autumn on %s: %s', (day, expected) => {
  expect(isInSeason(['primavera', 'otono'], day)).toBe(expected)
  expect(isInSeason(['todo_el_ano'], day)).toBe(true)
})
