import { makeGuideReservation } from '@sureda/testing/guide-factories'
import { expect, it } from 'vitest'
import { filterReservations, readFilter } from './reservation-filter.ts'

const read = (search: string) => readFilter(new URLSearchParams(search))
const pending = makeGuideReservation({ id: 'p', status: 'pending', date: '2026-12-05' })
const confirmed = makeGuideReservation({ id: 'c', status: 'confirmed', date: '2026-12-06' })
const cancelled = makeGuideReservation({ id: 'x', status: 'cancelled', date: '2026-12-05' })
const shown = (search: string) =>
  filterReservations([pending, confirmed, cancelled], read(search)).map(({ id }) => id)

it('reads the address, and takes an unknown value for no filter', () => {
  expect(read('status=cancelled&date=2026-12-05&experience=e-pela')).toEqual({
    ...{ status: 'cancelled', date: '2026-12-05', experience: 'e-pela' },
  })
  expect(read('status=all&date=tomorrow&experience=')).toEqual({
    status: 'open',
    date: null,
    experience: null,
  })
})

it('shows open reservations unless another status is chosen, narrowed by day and experience', () => {
  expect(shown('')).toEqual(['p', 'c'])
  expect(shown('date=2026-12-06')).toEqual(['c'])
  expect(shown('status=cancelled')).toEqual(['x'])
  expect(shown('experience=e-other')).toEqual([])
  expect(shown(`experience=${pending.experience.id}`)).toEqual(['p', 'c'])
})
