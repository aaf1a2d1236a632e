import { ApiError, MissingTokenError, OfflineError, RequestTimeoutError } from '@sureda/remote/api'
import { makeReservation } from '@sureda/testing/booking-factories'
import { expect, it } from 'vitest'
import { refusalOf } from './refusal.ts'

const refusal = (code: string, data: Record<string, unknown> = {}) =>
  refusalOf(new ApiError(409, { code: code as never, data }))

it('offers the existing reservation with the fields that may change', () => {
  const existing_reservation = makeReservation()
  expect(refusal('reservation_exists', { existing_reservation, editable_fields: ['people'] })).toEqual({
    kind: 'exists',
    existing: existing_reservation,
    editable: ['people'],
  })
})

it('reads alternatives and leaves out invalid ones', () => {
  const alternatives = [
    { date: '2026-12-06', time: '10:00', remaining: 3 },
    { time: '11:00' },
    null,
    '2026-12-07',
  ]
  expect(refusal('date_full', { alternatives })).toEqual({
    kind: 'date',
    reason: 'dateFull',
    alternatives: [
      { date: '2026-12-06', time: '10:00', remaining: 3 },
      { date: '2026-12-07', time: null, remaining: null },
    ],
  })
})

it.each([
  ['slot_full', 'slotFull'],
  ['slot_unavailable', 'slotUnavailable'],
  ['no_slots', 'noSlots'],
  ['date_past', 'datePast'],
  ['date_outside_window', 'dateOutside'],
  ['date_closed', 'dateClosed'],
  ['not_bookable', 'notBookable'],
  ['group_required', 'groupRequired'],
  ['no_groups', 'noGroups'],
  ['group_role_required', 'groupRole'],
  ['group_reservation_exists', 'groupExists'],
  ['experience_not_found', 'experienceNotFound'],
  ['field_locked', 'fieldLocked'],
  ['token_missing', 'loginRequired'],
  ['busy', 'busy'],
])('has a sentence for %s', (code, reason) => {
  expect(refusal(code)).toMatchObject({ reason })
})

it('names the code of the booking a group has', () => {
  expect(refusal('group_reservation_exists', { booking_code: 'K7MWQ2' })).toEqual({
    kind: 'sentence',
    reason: 'groupExists',
    bookingCode: 'K7MWQ2',
  })
  expect(refusal('group_reservation_exists', { booking_code: null })).not.toHaveProperty('bookingCode')
})

it('says how many rooms so many people need', () => {
  expect(refusal('more_nights_needed', { min_nights: 2 })).toEqual({ kind: 'nights', needed: 2 })
  expect(refusal('more_rooms_needed', { rooms: 3 })).toEqual({ kind: 'rooms', needed: 3 })
})

it('tells a missing network from a missing answer', () => {
  expect(refusalOf(new OfflineError('no network'))).toEqual({ kind: 'unreached', reason: 'offline' })
  const unsure = { kind: 'unreached', reason: 'unsure' }
  expect(refusalOf(new OfflineError('cut off', true))).toEqual(unsure)
  expect(refusalOf(new RequestTimeoutError())).toEqual(unsure)
  expect(refusal('idempotency_in_progress')).toEqual(unsure)
  expect(refusalOf(new ApiError(504, null))).toEqual(unsure)
})

it('asks to sign in again when the session has ended meanwhile', () => {
  expect(refusalOf(new MissingTokenError())).toEqual({ kind: 'sentence', reason: 'loginRequired' })
})

it('passes on what it does not know, and what the server says better', () => {
  expect(refusal('too_many_requests', { minutes: 7 }).kind).toBe('unknown')
  expect(refusal('internal_error').kind).toBe('unknown')
})

it('has a sentence for a conflicting reservation, also where the answer does not say which', () => {
  const found = refusal('reservation_exists', { existing_reservation: 'x' })
  expect(found).toEqual({ kind: 'sentence', reason: 'exists' })
})
