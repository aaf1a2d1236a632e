import type { Db } from '../../../database/database.ts'
import { AppError, type FieldFault } from '../../../errors/app-error.ts'
import { addDays, zonedInstant } from '../../../lib/local-time.ts'
import type { BookableExperience } from '../availability/availability.service.ts'
import { arrivalTime, openNights, openSlot } from '../availability/open-slot.service.ts'
import type { Clock } from '../availability/slot-rules.ts'
import { fullError } from './full-error.service.ts'
import { CHECK_OUT, endOf } from './reservation-rules.ts'

/** What a person wants: seats at a time, or rooms for some nights. */
export interface PlaceWanted {
  date: string
  people: number
  time?: string | undefined
  nights?: number | null | undefined
  rooms?: number | null | undefined
}

const required = (path: string): FieldFault => ({ path, code: 'required' })
const unknown = (path: string): FieldFault => ({ path, code: 'unknown_field' })

/** Throws `validation_failed` for fields of another way of buying. */
function requireFields(experience: BookableExperience, { time, nights, rooms }: PlaceWanted): void {
  const isStay = experience.purchase === 'nights'
  const errors = isStay
    ? [...(nights ? [] : [required('nights')]), ...(time === undefined ? [] : [unknown('time')])]
    : [
        ...(time === undefined ? [required('time')] : []),
        ...(nights ? [unknown('nights')] : []),
        ...(rooms ? [unknown('rooms')] : []),
      ]
  if (errors.length > 0)
    throw new AppError('validation_failed', `not how ${experience.purchase} is bought`, { errors })
}

/**
 * Checks that there is space and returns the columns of the reservation that will hold it. Nothing is held before that
 * row is written: the check on the counter rows has the last word.
 * Throws `validation_failed` (fields of another way of buying), `date_past`, `date_outside_window`, `date_closed`,
 * `slot_unavailable`, `slot_full`, `date_full`, `more_nights_needed`, `more_rooms_needed`.
 */
export async function holdPlace(
  db: Db,
  { tenantId, clock }: { tenantId: string; clock: Clock },
  experience: BookableExperience,
  want: PlaceWanted,
  { isMoved = false } = {},
) {
  requireFields(experience, want)
  const { date, people, time = '', nights } = want
  if (!nights) {
    const remaining = await openSlot(db, tenantId, experience, { date, time }, clock)
    // a check without lock rejects crowds cheaply
    if (remaining < people) throw await fullError(db, tenantId, experience, want, clock)
    const startsAt = zonedInstant(date, time, clock.timeZone)
    return { date, time, startsAt, endsAt: endOf(startsAt, experience.durationMin), people }
  }
  if (nights < experience.minNights)
    throw new AppError('more_nights_needed', `${nights} of ${experience.minNights}`, {
      data: { min_nights: experience.minNights },
    })
  const rooms = want.rooms ?? 1
  requireBeds(experience, people, rooms)
  const remaining = await openNights(db, tenantId, experience, { date, nights }, clock)
  // a moved stay may overlap itself: then only the counters can decide
  if (!isMoved && remaining < rooms) throw await fullError(db, tenantId, experience, want, clock)
  const arrival = arrivalTime(experience, date, clock)
  const startsAt = zonedInstant(date, arrival, clock.timeZone)
  const endsAt = zonedInstant(addDays(date, nights), CHECK_OUT, clock.timeZone)
  return { date, time: arrival, startsAt, endsAt, people, nights, rooms }
}

/** Throws `more_rooms_needed` if the rooms have too few beds; a lodging without a number of beds accepts any party. */
export function requireBeds({ capacity, schedule }: BookableExperience, people: number, rooms: number): void {
  const roomsOfAll = schedule.slots[0]?.capacity ?? 0
  if (capacity === 0 || roomsOfAll === 0) return
  const perRoom = Math.ceil(capacity / roomsOfAll)
  if (people <= rooms * perRoom) return
  throw new AppError('more_rooms_needed', `${people} people in ${rooms}`, {
    data: { rooms: Math.ceil(people / perRoom), per_room: perRoom },
  })
}
