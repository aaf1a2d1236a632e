import { expect, it } from 'vitest'
import { growSeal } from './growth-rings.ts'

it('draws one ring per person', () => {
  expect(growSeal('b1c9d2e0', 1).people).toHaveLength(1)
  expect(growSeal('b1c9d2e0', 7).people).toHaveLength(7)
})

it('draws the same picture for the same reservation, and another for another', () => {
  expect(growSeal('b1c9d2e0', 4)).toEqual(growSeal('b1c9d2e0', 4))
  expect(growSeal('b1c9d2e0', 4).bark).not.toBe(growSeal('b1c9d2e1', 4).bark)
})

it('has room for the rings of the largest group', () => {
  const seal = growSeal('group', 50)
  expect(seal.people.length).toBeLessThanOrEqual(30)
  expect(seal.people.join('')).not.toMatch(/NaN|undefined/)
})
