import { randomBytes } from 'node:crypto'
import type { ReservationBody, ReservationChange } from '@sureda/contract/schemas/bookings/reservation'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { readBookableExperience } from '../availability/availability.service.ts'
import type { Clock } from '../availability/slot-rules.ts'
import { holdPlace, requireBeds } from './hold-place.service.ts'
import { finishOverdue } from './overdue.service.ts'
import { bookingCodeFrom, canCancel, editableFields } from './reservation-rules.ts'
import {
  type ConflictingReservation,
  findGroupRole,
  findReservation,
  insertReservation,
  listConflicts,
  type Owner,
  type ReservationRow,
  updateReservation,
} from './reservations.queries.ts'
import { toReservation } from './to-reservation.ts'

/** A member with tenant, time and language. */
export interface MemberContext extends Owner {
  clock: Clock
  localizer: Localizer
}

/** 409 with the data the form needs to offer changing the existing reservation. */
function existsError(row: ReservationRow, { localizer, clock }: MemberContext): AppError {
  const existing = toReservation(row, localizer, clock.now)
  return new AppError('reservation_exists', 'active reservation for this experience and day', {
    data: { existing_reservation: existing, editable_fields: existing.editable_fields },
  })
}

/** 409 for a conflict: the person's own reservation in full, the group's by its code. */
export const conflictError = (conflict: ConflictingReservation, member: MemberContext): AppError =>
  conflict.isOwn
    ? existsError(conflict, member)
    : new AppError('group_reservation_exists', 'the group has one', {
        data: { booking_code: conflict.bookingCode },
      })

/**
 * Only leader and contact represent a group. Throws `group_required`, `no_groups`, `not_found` (not one of theirs) or
 * `group_role_required`.
 */
async function requireGroupRole(db: Db, member: MemberContext, groupId: string): Promise<void> {
  // a group booking without a chosen group must not become an individual reservation
  if (groupId.trim() === '') throw new AppError('group_required')
  const { groups, role } = await findGroupRole(db, member, groupId)
  if (groups === 0) throw new AppError('no_groups')
  if (role === null) throw new AppError('not_found', 'not a group of this person')
  if (role !== 'leader' && role !== 'contact') throw new AppError('group_role_required', `role ${role}`)
}

/** An active reservation in conflict: a past one is completed and ignored, any other is refused. */
async function assertNoConflict(db: Db, member: MemberContext, body: ReservationBody): Promise<void> {
  for (const conflict of await listConflicts(db, member, body)) {
    if (!(await finishOverdue(db, member, conflict.id))) throw conflictError(conflict, member)
  }
}

/**
 * Creates a reservation and returns its id: pending, or confirmed if the experience confirms automatically. Runs in one
 * transaction of the tenant; constraints of the database decide concurrent requests (booking-errors explains them).
 * Throws `experience_not_found`, `not_bookable`, `no_slots`, what `holdPlace` throws, `reservation_exists`,
 * `group_reservation_exists`, `no_groups`, `group_role_required`.
 */
export async function createReservation(
  db: Db,
  member: MemberContext,
  body: ReservationBody,
): Promise<string> {
  const { tenantId, userId, clock } = member
  const experience = await readBookableExperience(db, tenantId, body.experience_id)
  if (body.group_id !== undefined) await requireGroupRole(db, member, body.group_id)
  await assertNoConflict(db, member, body)
  const place = await holdPlace(db, member, experience, body).catch(async (error: unknown) => {
    // the last seats may have just gone to this person or group; after a database error nothing more can be queried
    if (error instanceof AppError) await assertNoConflict(db, member, body)
    throw error
  })
  return insertReservation(db, {
    tenantId,
    userId,
    experienceId: body.experience_id,
    groupId: body.group_id ?? null,
    bookingCode: body.group_id ? bookingCodeFrom(randomBytes(6)) : null,
    ...place,
    specialRequests: body.special_requests || null,
    status: experience.schedule.autoConfirm ? 'confirmed' : 'pending',
    changedBy: `user:${userId}`,
    createdAt: clock.now,
  })
}

const requireOwn = async (db: Db, member: MemberContext, id: string) => {
  const row = await findReservation(db, member, id, { lock: true })
  if (!row) throw new AppError('reservation_not_found')
  return row
}

/** Fields that really differ; a form may send them all. */
function differences(row: ReservationRow, change: ReservationChange): ReservationChange {
  const differs: ReservationChange = {}
  if (change.date !== undefined && change.date !== row.date) differs.date = change.date
  if (change.time !== undefined && change.time !== row.time) differs.time = change.time
  for (const field of ['nights', 'rooms', 'people'] as const) {
    if (change[field] !== undefined && change[field] !== row[field]) differs[field] = change[field]
  }
  if (change.special_requests !== undefined && change.special_requests !== (row.specialRequests ?? '')) {
    differs.special_requests = change.special_requests
  }
  return differs
}

/** Throws `validation_failed` for nights and rooms of a slot, and for the time of a stay. */
function refuseForeignFields({ nights }: ReservationRow, differs: ReservationChange): void {
  const foreign: readonly string[] = nights === null ? ['nights', 'rooms'] : ['time']
  const errors = Object.keys(differs)
    .filter((field) => foreign.includes(field))
    .map((path) => ({ path, code: 'unknown_field' }))
  if (errors.length > 0) throw new AppError('validation_failed', 'not how it is bought', { errors })
}

/**
 * Changes a reservation of the member. A confirmed one accepts only people and special requests; seats move atomically.
 * `seen` are the versions of `If-Match`, one of which must be current.
 * Throws `reservation_not_found`, `stale_reservation`, `reservation_closed`, `field_locked` (with `data.fields` and
 * `data.editable_fields`), and what `holdPlace` throws.
 */
export async function changeReservation(
  db: Db,
  member: MemberContext,
  id: string,
  change: ReservationChange,
  seen?: readonly number[],
): Promise<void> {
  const { tenantId, userId, clock } = member
  const row = await requireOwn(db, member, id)
  if (seen && !seen.includes(row.version)) throw new AppError('stale_reservation')
  const editable = editableFields(row, clock.now)
  if (editable.length === 0)
    throw new AppError('reservation_closed', `${row.status} at ${row.date} ${row.time}`)
  const differs = differences(row, change)
  // an open request refuses them because of how it is bought, not because it were confirmed
  if (row.status === 'pending') refuseForeignFields(row, differs)
  const locked = Object.keys(differs).filter((field) => !editable.includes(field))
  if (locked.length > 0) {
    throw new AppError('field_locked', locked.join(), { data: { fields: locked, editable_fields: editable } })
  }
  if (Object.keys(differs).length === 0) return
  const place = await placeAfter(db, member, row, differs)
  await updateReservation(db, tenantId, id, {
    ...place,
    people: change.people ?? row.people,
    specialRequests: change.special_requests ?? row.specialRequests,
    changedBy: `user:${userId}`,
  })
}

/** The columns of a new day, time or stay, after checking that it is offered; empty if unchanged. */
async function placeAfter(db: Db, member: MemberContext, row: ReservationRow, to: ReservationChange) {
  const { date, people, nights, rooms } = { ...row, ...to }
  const isStay = row.nights !== null
  const isMoved = [to.date, to.time, to.nights, to.rooms].some((field) => field !== undefined)
  // the database counts seats for more people, but not the beds of a stay
  if (!isMoved && !(isStay && to.people)) return {}
  const experience = await readBookableExperience(db, member.tenantId, row.experienceId)
  if (isStay && !isMoved) {
    requireBeds(experience, people, rooms ?? 1)
    return {}
  }
  const time = isStay ? to.time : (to.time ?? row.time)
  return holdPlace(db, member, experience, { date, time, people, nights, rooms }, { isMoved })
}

/**
 * Cancels for good and frees the seats; repeating it changes nothing. Throws `reservation_not_found`,
 * `reservation_closed` once it has begun, and `stale_reservation` if it is no longer what the member saw (`seen`, of
 * `If-Match`): a guide may have confirmed it.
 */
export async function cancelReservation(
  db: Db,
  member: MemberContext,
  id: string,
  seen?: readonly number[],
): Promise<void> {
  const row = await requireOwn(db, member, id)
  if (row.status === 'cancelled') return
  if (!canCancel(row, member.clock.now))
    throw new AppError('reservation_closed', `${row.status}, begun or over`)
  if (seen && !seen.includes(row.version)) throw new AppError('stale_reservation')
  await updateReservation(db, member.tenantId, id, {
    status: 'cancelled',
    cancelledBy: 'member',
    changedBy: `user:${member.userId}`,
  })
}
