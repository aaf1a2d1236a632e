import { expect, it } from 'vitest'
import { wayOf } from './way-of-buying.ts'

const slot = { purchase: 'slot', bookable: true, next_available: '2026-11-22' } as const

it('never leads to a form that leads nowhere', () => {
  expect(wayOf(slot)).toBe('sheet')
  expect(wayOf({ ...slot, next_available: null })).toBe('nothing')
  expect(wayOf({ ...slot, bookable: false })).toBe('nothing')
  expect(wayOf({ ...slot, purchase: 'enquiry' })).toBe('enquiry')
  expect(wayOf({ ...slot, purchase: 'external' })).toBe('elsewhere')
})
