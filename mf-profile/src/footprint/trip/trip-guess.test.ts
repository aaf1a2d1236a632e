import { makeReservation } from '@sureda/testing/booking-factories'
import { makePackageStatus } from '@sureda/testing/people'
import { expect, it } from 'vitest'
import { newTrip } from './trip-draft.ts'
import { guessesLeft, guessTrip } from './trip-guess.ts'

const TODAY = '2026-11-20'
const hotel = (fields = {}) =>
  makeReservation({
    experience: { ...makeReservation().experience, title: 'La Caseta' },
    date: '2026-12-05',
    nights: 3,
    people: 2,
    status: 'confirmed',
    ...fields,
  })
const { packageInfo } = makePackageStatus()

it('guesses dates, people and nights from a reservation of a stay', () => {
  expect(guessTrip(null, [hotel()], TODAY)).toEqual({
    from: { dates: 'La Caseta', people: 'La Caseta', stay: 'La Caseta' },
    inputs: {
      start_date: '2026-12-05',
      end_date: '2026-12-08',
      adults: 2,
      stays: [{ type: 'hotel', nights: 3, services: [] }],
    },
  })
})

it('guesses no nights from a reservation without nights', () => {
  const { from, inputs } = guessTrip(null, [makeReservation({ status: 'confirmed' })], TODAY)
  expect(from).toEqual({ dates: 'La pela del suro', people: 'La pela del suro' })
  expect(inputs).toEqual({ start_date: '2026-12-05', end_date: '2026-12-05', adults: 2 })
})

it('prefers a stay to a meal of the same day, includes one in progress, and ignores past and cancelled ones', () => {
  const nightsOf = (...list: Parameters<typeof guessTrip>[1]) => guessTrip(null, list, TODAY).inputs.stays
  expect(nightsOf(makeReservation(), hotel())).toHaveLength(1)
  expect(nightsOf(hotel({ date: '2026-11-18' }))).toHaveLength(1)
  expect(nightsOf(hotel({ date: '2026-11-16' }))).toBeUndefined()
  expect(nightsOf(hotel({ status: 'cancelled' }))).toBeUndefined()
})

it('uses the dates of the package, and only nights within them', () => {
  const within = guessTrip(packageInfo, [hotel({ date: '2026-11-20', nights: 2 })], TODAY)
  expect(within.inputs).toMatchObject({ end_date: '2026-11-22', stays: [{ nights: 2 }] })
  expect(within.from.dates).toBe('Cap de setmana surer')
  expect(guessTrip(packageInfo, [hotel()], TODAY).inputs.stays).toBeUndefined()
})

it('drops only guesses that were changed', () => {
  const from = { dates: 'a', people: 'b', stay: 'c' }
  const { inputs } = newTrip('Llofriu', TODAY)
  expect(guessesLeft(from, inputs, { ...inputs, adults: 3 })).toEqual({ dates: 'a', stay: 'c' })
  expect(guessesLeft(from, inputs, { ...inputs, end_date: '2026-11-21' })).toEqual({ people: 'b', stay: 'c' })
  expect(guessesLeft(from, inputs, { ...inputs, stays: [] })).toEqual({ dates: 'a', people: 'b' })
  expect(guessesLeft(from, inputs, { ...inputs, legs: [] })).toEqual(from)
})
