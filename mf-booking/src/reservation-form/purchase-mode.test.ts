import { expect, it } from 'vitest'
import { purchaseModeOf } from './purchase-mode.ts'

const slot = { purchase: 'slot', bookable: true, next_available: '2026-11-22' } as const

it('chooses the form by way of purchase and availability', () => {
  expect(purchaseModeOf(slot)).toBe('sheet')
  expect(purchaseModeOf({ ...slot, next_available: null })).toBe('nothing')
  expect(purchaseModeOf({ ...slot, bookable: false })).toBe('nothing')
  expect(purchaseModeOf({ ...slot, purchase: 'enquiry' })).toBe('enquiry')
  expect(purchaseModeOf({ ...slot, purchase: 'external' })).toBe('elsewhere')
})
