import { makeReservation, makeWaitlistEntry } from '@sureda/testing/booking-factories'
import { expect, it } from 'vitest'
import { arrangePlaces, countPlaces } from './my-places.ts'

const at = (day: number) => `2026-12-0${day}T10:00:00+01:00`
const pending = makeReservation({ id: 'pending', starts_at: at(2) })
const confirmed = makeReservation({ id: 'confirmed', starts_at: at(6), status: 'confirmed' })
const waiting = makeWaitlistEntry({ id: 'waiting', starts_at: at(4) })
const offered = makeWaitlistEntry({ id: 'offered', starts_at: at(8), status: 'offered' })
const ended = makeWaitlistEntry({ id: 'ended', starts_at: at(5), status: 'left' })

const order = (...args: [Parameters<typeof arrangePlaces>[2], Parameters<typeof arrangePlaces>[3]]) =>
  arrangePlaces([confirmed, pending], [waiting, offered, ended], ...args).map(({ id }) => id)

it('puts an offer first and waitlist entries among the reservations, in each order', () => {
  expect(order('all', 'oldest')).toEqual(['offered', 'pending', 'waiting', 'confirmed'])
  expect(order('all', 'newest')).toEqual(['offered', 'confirmed', 'waiting', 'pending'])
  expect(order('all', 'status')).toEqual(['offered', 'pending', 'waiting', 'confirmed'])
})

it('shows and counts waitlist entries under "all" and "pending" only', () => {
  expect(order('pending', 'oldest')).toEqual(['offered', 'pending', 'waiting'])
  expect(order('confirmed', 'oldest')).toEqual(['confirmed'])
  expect(countPlaces([confirmed, pending], [waiting, offered, ended])).toMatchObject({
    ...{ all: 4, pending: 3, confirmed: 1 },
  })
})
