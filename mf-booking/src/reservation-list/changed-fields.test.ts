import { makeReservation } from '@sureda/testing/booking-factories'
import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

const wish = {
  date: '2026-12-06',
  time: '10:00',
  nights: null,
  rooms: null,
  people: 3,
  special_requests: ' sense gluten ',
}

it('sends only what differs', () => {
  expect(changedFields(makeReservation(), wish)).toEqual({
    date: '2026-12-06',
    people: 3,
    special_requests: 'sense gluten',
  })
})

it('never names the day of a confirmed reservation', () => {
  const confirmed = makeReservation({ status: 'confirmed', editable_fields: ['people', 'special_requests'] })
  expect(changedFields(confirmed, wish)).toEqual({ people: 3, special_requests: 'sense gluten' })
})
