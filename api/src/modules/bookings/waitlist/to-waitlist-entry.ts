import type { WaitlistReason } from '@sureda/contract/codes/enums'
import type { GuideWaitlistEntry, WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import type { Localizer } from '../../../lib/localizer.ts'
import type { SlotWaitlistRow, WaitlistRow } from './waitlist.queries.ts'

/** Why it has no offer at that moment; null once it no longer waits. */
function whyWaiting(row: WaitlistRow, now: Date): WaitlistReason | null {
  if (row.status !== 'waiting') return null
  if (row.closesAt <= now) return 'too_late'
  if (row.hasReservation) return 'has_reservation'
  if (row.freeSeats <= 0) return 'no_seats'
  return row.people > row.freeSeats ? 'party_too_large' : 'soon'
}

/** Fields that member and guide share. */
const toSharedFields = (row: WaitlistRow, now: Date) => ({
  id: row.id,
  people: row.people,
  status: row.status,
  position: row.status === 'waiting' ? row.place : null,
  why_waiting: whyWaiting(row, now),
  passed:
    row.passedAt && row.passedSeats !== null
      ? { at: row.passedAt.toISOString(), seats: row.passedSeats }
      : null,
  offer_until: row.status === 'offered' ? (row.offerUntil?.toISOString() ?? null) : null,
  created_at: row.createdAt.toISOString(),
})

/** A waitlist entry for its owner at that moment. */
export const toWaitlistEntry = (row: WaitlistRow, localizer: Localizer, now: Date): WaitlistEntry => ({
  ...toSharedFields(row, now),
  experience_id: row.experienceId,
  experience: {
    id: row.experienceId,
    title: localizer.text(row.experience.title),
    locationName: localizer.text(row.experience.locationName),
    ...localizer.image(row.experience),
  },
  date: row.date,
  time: row.time,
  starts_at: row.startsAt.toISOString(),
  closes_at: row.closesAt.toISOString(),
  reservation_id: row.reservationId,
})

export const toGuideWaitlistEntry = (row: SlotWaitlistRow, now: Date): GuideWaitlistEntry => ({
  ...toSharedFields(row, now),
  member: row.member,
})
