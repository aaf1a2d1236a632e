import { makeReservation } from '@sureda/testing/booking-factories'
import { expect, it } from 'vitest'
import { nextReservation } from './next-reservation.ts'

const zone = 'Europe/Madrid'
const pela = makeReservation({ id: 'pela', status: 'confirmed' }) // 5 December, 10:00 to 12:00 +01:00
const at = (now: string, reservations = [pela], timeZone = zone) => {
  const ahead = nextReservation(reservations, timeZone, new Date(now))
  return ahead && { id: ahead.reservation.id, days: ahead.days, hasBegun: ahead.hasBegun }
}

it.each([
  ['a minute before midnight it is tomorrow', '2026-12-04T22:59:00Z', { days: 1, hasBegun: false }],
  ['a minute after it is today', '2026-12-04T23:01:00Z', { days: 0, hasBegun: false }],
  ['it has begun', '2026-12-05T09:00:00Z', { days: 0, hasBegun: true }],
  ['a month before', '2026-11-05T12:00:00Z', { days: 30, hasBegun: false }],
])('%s', (_name, now, expected) => expect(at(now)).toEqual({ id: 'pela', ...expected }))

it('is null once it has ended, when it was cancelled, or without reservations', () => {
  expect(at('2026-12-05T11:00:00Z')).toBeNull()
  expect(at('2026-12-01T11:00:00Z', [makeReservation({ status: 'cancelled' })])).toBeNull()
  expect(at('2026-12-01T11:00:00Z', [])).toBeNull()
})

it('takes the soonest one, also a request without an answer yet', () => {
  const sooner = makeReservation({
    id: 'sooner',
    date: '2026-12-03',
    starts_at: '2026-12-03T10:00:00+01:00',
    ends_at: '2026-12-03T11:00:00+01:00',
  })
  expect(at('2026-12-01T11:00:00Z', [pela, sooner])?.id).toBe('sooner')
})

it('counts days by the calendar of the territory, wherever the phone is', () => {
  expect(at('2026-12-04T23:30:00Z', [pela], 'Atlantic/Canary')?.days).toBe(1)
})
