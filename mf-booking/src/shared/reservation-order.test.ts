import { makeReservation } from '@sureda/testing/booking-factories'
import { expect, it } from 'vitest'
import { arrange, countByFilter, nextOf, toFilter, toSort } from './reservation-order.ts'

const of = (id: string, day: string, status: 'pending' | 'confirmed' | 'completed' | 'cancelled') =>
  makeReservation({ id, date: day, starts_at: `${day}T10:00:00+01:00`, status })
const all = [
  of('a', '2026-12-05', 'confirmed'),
  of('b', '2026-11-01', 'completed'),
  of('c', '2026-12-24', 'pending'),
  of('d', '2026-12-01', 'cancelled'),
]
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('')

it('orders by date both ways, and by what still needs attention', () => {
  expect(ids(arrange(all, 'all', 'oldest'))).toBe('bdac')
  expect(ids(arrange(all, 'all', 'newest'))).toBe('cadb')
  expect(ids(arrange(all, 'all', 'status'))).toBe('cabd')
})

it('filters by status and counts each', () => {
  expect(ids(arrange(all, 'cancelled', 'newest'))).toBe('d')
  expect(countByFilter(all)).toEqual({ all: 4, pending: 1, confirmed: 1, completed: 1, cancelled: 1 })
})

it('takes an unknown value in the address for the default', () => {
  expect([toFilter('nonsense'), toSort(null)]).toEqual(['all', 'newest'])
})

it('finds the next reservation of an experience, never a finished one', () => {
  expect(nextOf(all, 'e-pela')?.id).toBe('a')
  expect(nextOf([of('b', '2026-11-01', 'completed')], 'e-pela')).toBeUndefined()
})
