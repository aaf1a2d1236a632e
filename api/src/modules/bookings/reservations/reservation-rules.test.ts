import { RESERVATION_STATUSES } from '@sureda/contract/codes/enums'
import { expect, it } from 'vitest'
import {
  bookingCodeFrom,
  canCancel,
  editableFields,
  endOf,
  expiresAt,
  nextStatus,
  type ReservationEvent,
} from './reservation-rules.ts'

const hour = (n: number) => new Date(Date.UTC(2026, 5, 10, n))
const times = { startsAt: hour(10), endsAt: hour(12), createdAt: hour(1), nights: null }

it('allows exactly the documented transitions', () => {
  const events: ReservationEvent[] = ['confirm', 'reject', 'expire', 'cancel', 'complete']
  const table = RESERVATION_STATUSES.map((status) => [
    status,
    ...events.map((event) => nextStatus(status, event) ?? '-'),
  ])
  expect(table).toEqual([
    ['pending', 'confirmed', 'cancelled', 'cancelled', 'cancelled', '-'],
    ['confirmed', '-', '-', '-', 'cancelled', 'completed'],
    ['completed', '-', '-', '-', '-', '-'],
    ['cancelled', '-', '-', '-', '-', '-'],
  ])
})

it('allows a member to cancel until the start', () => {
  expect(canCancel({ ...times, status: 'confirmed' }, hour(9))).toBe(true)
  expect(canCancel({ ...times, status: 'confirmed' }, hour(10))).toBe(false)
  expect(canCancel({ ...times, status: 'pending' }, hour(9))).toBe(true)
  expect(canCancel({ ...times, status: 'completed' }, hour(9))).toBe(false)
})

it('leaves people and special requests editable on a confirmed reservation, and nothing after the start', () => {
  expect(editableFields({ ...times, status: 'confirmed' }, hour(9))).toEqual(['people', 'special_requests'])
  expect(editableFields({ ...times, status: 'pending' }, hour(9))).toContain('date')
  expect(editableFields({ ...times, status: 'confirmed' }, hour(11))).toEqual([])
  const stay = editableFields({ ...times, nights: 2, status: 'pending' }, hour(9))
  expect(stay).toEqual(['date', 'nights', 'rooms', 'people', 'special_requests'])
})

it('lets an unconfirmed request lapse after 48 hours or two hours before its start', () => {
  expect(expiresAt({ createdAt: hour(0), startsAt: hour(10) })).toEqual(hour(8))
  expect(expiresAt({ createdAt: hour(0), startsAt: hour(100) })).toEqual(hour(48))
})

it('assumes two hours for an experience without a duration', () => {
  expect(endOf(hour(10), null)).toEqual(hour(12))
  expect(endOf(hour(10), 90)).toEqual(new Date(hour(11).getTime() + 30 * 60_000))
})

it('makes codes of six unambiguous characters', () => {
  expect(bookingCodeFrom(Uint8Array.from([0, 31, 32, 63, 255, 7]))).toBe('A9A99H')
  expect(bookingCodeFrom(Uint8Array.from({ length: 6 }, (_, i) => i * 41))).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
})
