import { daysLater } from '@sureda/contract/rules/footprint-result'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import type { PackageStatus } from '@sureda/contract/schemas/members/user'
import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'

/** The title of the source of each guess; removed once the person has changed the answer. */
export type GuessedFrom = Partial<Record<'dates' | 'people' | 'stay', string>>

export interface Guess {
  from: GuessedFrom
  inputs: Partial<Pick<FootprintInputs, 'start_date' | 'end_date' | 'adults' | 'stays'>>
}

const lastDayOf = ({ date, nights }: Reservation): string => daysLater(date, nights ?? 0)

/** Guesses dates, people and nights from the active package, else from the first reservation that is not over. */
export function guessTrip(
  booked: PackageStatus['packageInfo'],
  reservations: readonly Reservation[],
  today: string,
): Guess {
  const next = reservations
    .filter((one) => (one.status === 'confirmed' || one.status === 'pending') && lastDayOf(one) >= today)
    // on one day, a stay says most about the trip
    .sort((a, b) => a.date.localeCompare(b.date) || (b.nights ?? 0) - (a.nights ?? 0))[0]
  const guess: Guess = { from: {}, inputs: {} }
  if (booked) {
    guess.from.dates = booked.title
    guess.inputs = { start_date: booked.starts_on, end_date: booked.ends_on }
  }
  if (!next) return guess
  const { title } = next.experience
  guess.from.people = title
  guess.inputs.adults = next.people
  if (!booked) {
    guess.from.dates = title
    Object.assign(guess.inputs, { start_date: next.date, end_date: lastDayOf(next) })
  }
  const isWithin = !booked || (next.date >= booked.starts_on && lastDayOf(next) <= booked.ends_on)
  if (next.nights && isWithin) {
    guess.from.stay = title
    // hotel is the only type of experience with nights
    guess.inputs.stays = [{ type: 'hotel', nights: next.nights, services: [] }]
  }
  return guess
}

/** The guesses that a change leaves. */
export function guessesLeft(from: GuessedFrom, before: FootprintInputs, after: FootprintInputs): GuessedFrom {
  const isLeft = (...fields: (keyof FootprintInputs)[]) =>
    fields.every((field) => before[field] === after[field])
  return {
    ...(isLeft('start_date', 'end_date') && from.dates && { dates: from.dates }),
    ...(isLeft('adults', 'children') && from.people && { people: from.people }),
    ...(isLeft('stays') && from.stay && { stay: from.stay }),
  }
}
