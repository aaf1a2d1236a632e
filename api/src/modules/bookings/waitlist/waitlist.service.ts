import type { WaitlistBody } from '@sureda/contract/schemas/bookings/waitlist'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { zonedInstant } from '../../../lib/local-time.ts'
import { readBookableExperience } from '../availability/availability.service.ts'
import { openSlot } from '../availability/open-slot.service.ts'
import { slotsOn } from '../availability/slot-rules.ts'
import { conflictError, createReservation, type MemberContext } from '../reservations/booking.service.ts'
import { finishOverdue } from '../reservations/overdue.service.ts'
import { listConflicts } from '../reservations/reservations.queries.ts'
import { toWaitlistEntry } from './to-waitlist-entry.ts'
import {
  findOpenEntry,
  findWaitlistEntry,
  insertWaitlistEntry,
  updateWaitlistEntry,
  type WaitlistRow,
} from './waitlist.queries.ts'
import { closesAt } from './waitlist-rules.ts'

/**
 * Adds the member to the waitlist of a slot with too few seats for the party, and returns the entry's id. Throws what
 * booking the slot throws, and `waitlist_seats_free` (with `data.remaining`) if it can simply be booked,
 * `waitlist_party_too_large` if it never could, `slot_unavailable` if no more offers would be made, `waitlist_exists`
 * (with `data.entry`), `reservation_exists`.
 */
export async function joinWaitlist(db: Db, member: MemberContext, body: WaitlistBody): Promise<string> {
  const { tenantId, userId, clock } = member
  const { experience_id: experienceId, date, time, people } = body
  const slot = { experienceId, date, time }
  const offer = await readBookableExperience(db, tenantId, experienceId)
  // lodgings are booked by night, and nights have no waitlist
  if (offer.purchase === 'nights') throw new AppError('slot_unavailable', 'nights have no time slots')
  const remaining = await openSlot(db, tenantId, offer, slot, clock)
  const closes = closesAt(offer.schedule, slot, clock)
  if (closes <= clock.now) throw new AppError('slot_unavailable', 'too late for an offer')
  const capacity = slotsOn(offer.schedule, date).find((one) => one.time === time)?.capacity ?? 0
  if (people > capacity) {
    throw new AppError('waitlist_party_too_large', `${people} of ${capacity}`, { data: { capacity } })
  }
  const there = await findOpenEntry(db, member, slot)
  if (there) throw placeExists(there, member)
  const [reserved] = await listConflicts(db, member, body)
  if (reserved && !(await finishOverdue(db, member, reserved.id))) throw conflictError(reserved, member)
  if (remaining >= people) {
    throw new AppError('waitlist_seats_free', `${remaining} seats are free`, { data: { remaining } })
  }
  const startsAt = zonedInstant(date, time, clock.timeZone)
  const values = { tenantId, userId, ...slot, people, startsAt, closesAt: closes }
  const id = await insertWaitlistEntry(db, values)
  if (id) return id
  // a double tap: the other request was faster
  const twin = await findOpenEntry(db, member, slot)
  throw twin ? placeExists(twin, member) : new AppError('busy', 'joined and left', { retryAfter: 1 })
}

const placeExists = (row: WaitlistRow, { localizer, clock }: MemberContext) =>
  new AppError('waitlist_exists', 'already on the waitlist', {
    data: { entry: toWaitlistEntry(row, localizer, clock.now) },
  })

async function requireOwn(db: Db, member: MemberContext, id: string): Promise<WaitlistRow> {
  const row = await findWaitlistEntry(db, member, id, { lock: true })
  if (!row) throw new AppError('waitlist_entry_not_found')
  return row
}

/**
 * Converts offered seats into a reservation and returns its id; repeating it returns the same one with `isNew` false.
 * The seats move within the transaction, so that no one can take them in between. Throws `waitlist_entry_not_found`,
 * `waitlist_not_offered`, `waitlist_offer_over`, and what a booking throws.
 */
export async function acceptOffer(
  db: Db,
  member: MemberContext,
  id: string,
): Promise<{ reservationId: string; isNew: boolean }> {
  const { tenantId, clock } = member
  const row = await requireOwn(db, member, id)
  if (row.reservationId) return { reservationId: row.reservationId, isNew: false }
  if (row.status === 'waiting') throw new AppError('waitlist_not_offered')
  if (row.status !== 'offered' || !row.offerUntil || row.offerUntil <= clock.now) {
    throw new AppError('waitlist_offer_over', row.status)
  }
  await updateWaitlistEntry(db, tenantId, id, { status: 'accepted' })
  const { experienceId: experience_id, date, time, people } = row
  const reservationId = await createReservation(db, member, { experience_id, date, time, people })
  await updateWaitlistEntry(db, tenantId, id, { reservationId })
  return { reservationId, isNew: true }
}

/**
 * Ends an entry or declines its offer; the next offer is made in the same transaction. An ended one is unchanged.
 * Throws `waitlist_entry_not_found`.
 */
export async function leaveWaitlist(db: Db, member: MemberContext, id: string): Promise<void> {
  const row = await requireOwn(db, member, id)
  if (row.status === 'waiting' || row.status === 'offered') {
    await updateWaitlistEntry(db, member.tenantId, id, { status: 'left' })
  }
}
