import { expect, it } from 'vitest'
import { bodyOf, type ClosureValues, missingOf, NEW_CLOSURE } from './closure-values.ts'

const whole: ClosureValues = {
  ...NEW_CLOSURE,
  routeIds: ['rt-1'],
  from: '2026-12-01',
  until: '2026-12-02',
  reason: 'own',
  words: ' Cursa ',
}

it('says one thing that is missing at a time, in the order of the form', () => {
  expect(missingOf(NEW_CLOSURE)).toBe('routes')
  expect(missingOf({ ...whole, what: 'area' })).toBe('area')
  expect(missingOf({ ...whole, until: '' })).toBe('days')
  expect(missingOf({ ...whole, until: '2026-11-30' })).toBe('order')
  expect(missingOf({ ...whole, words: ' ' })).toBe('reason')
  expect(missingOf(whole)).toBeNull()
})

it('sends what was chosen last, and free text without blanks at its ends', () => {
  const area: [number, number][] = [
    [41, 2],
    [41, 3],
    [42, 3],
  ]
  expect(bodyOf({ ...whole, area })).toEqual({
    route_ids: ['rt-1'],
    from: '2026-12-01',
    until: '2026-12-02',
    reason: 'Cursa',
  })
  expect(bodyOf({ ...whole, area, what: 'area' })).toHaveProperty('area', area)
  expect(bodyOf({ ...whole, area, what: 'area' })).not.toHaveProperty('route_ids')
})
