import { GUIDE_REASONS, type GuideReason } from '@sureda/contract/codes/enums'
import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import { type GuideAction, guideActions } from '@sureda/contract/rules/guide-actions'
import type { Bounds } from '@sureda/contract/schemas/fields/near-territory'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import type { Clock } from '../../bookings/availability/slot-rules.ts'
import { awardCompleted } from '../../bookings/reservations/overdue.service.ts'
import { updateUnchanged } from '../../bookings/reservations/reservations.queries.ts'
import type { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { insertMark } from '../attendance/attendance.queries.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { findGuideReservation, type GuideReservationRow } from './guide-reservations.queries.ts'
import { toGuideReservation } from './to-guide-reservation.ts'

/** A guide with tenant, time and language. */
export interface GuideContext extends Guide {
  clock: Clock
  localizer: Localizer
  /** Bounds of the territory's map. */
  bounds: Bounds
}

export interface GuideActionRequest {
  action: GuideAction
  /** For `reject` and `cancel`: one of the list, or the guide's own text. */
  reason?: string
  /** Versions of `If-Match`, one of which must be the current one. */
  seen?: readonly number[] | undefined
  /** How long before the start a person can be marked as present. */
  leadMs: number
}

/** Retries after concurrent changes before answering `busy`. */
const ROUNDS = 3

export async function requireGuideReservation(
  db: Db,
  guide: GuideContext,
  id: string,
): Promise<GuideReservationRow> {
  const row = await findGuideReservation(db, guide, id)
  if (!row) throw new AppError('reservation_not_found')
  return row
}

/**
 * One action of the guide on one of their reservations; returns the reservation afterwards. Repeating it changes
 * nothing. The status it depends on is a condition of the update, so of two concurrent actions exactly one succeeds.
 * Throws `reservation_not_found`; with the current state in `data.reservation`: `reservation_closed`,
 * `reservation_transition`, `reservation_expired`, `reservation_not_begun`, `stale_reservation`.
 */
export async function applyGuideAction(
  db: Db,
  guide: GuideContext,
  id: string,
  step: GuideActionRequest,
): Promise<GuideReservation> {
  for (let round = 0; round < ROUNDS; round++) {
    const row = await requireGuideReservation(db, guide, id)
    if (isTaken(row, step.action)) return toGuideReservation(row, guide.localizer)
    const refused = refusalOf(row, step, guide)
    if (refused) throw refused
    const values = {
      ...valuesOf(step.action, row, guide),
      ...reasonOf(step),
      changedBy: `guide:${guide.userId}`,
    }
    if (!(await updateUnchanged(db, guide.tenantId, row, values))) continue
    if (values.outcome === 'attended') await awardCompleted(db, guide, row)
    if (step.action === 'no-show' && row.attendedAt) await noteMark(db, guide, id, { takeBack: true })
    if (step.action === 'attended' || step.action === 'no-show')
      await noteMark(db, guide, id, { attended: step.action === 'attended' })
    return toGuideReservation(await requireGuideReservation(db, guide, id), guide.localizer)
  }
  throw new AppError('busy', 'the reservation was changed concurrently too often', { retryAfter: 1 })
}

/** Attendance set on this screen is a mark like those made at the meeting point, and is merged with them. */
const noteMark = (
  db: Db,
  { tenantId, userId, clock: { now } }: GuideContext,
  reservationId: string,
  what: { attended?: boolean; takeBack?: boolean },
) =>
  insertMark(db, {
    ...{ tenantId, reservationId, guideUserId: userId, attended: false, ...what },
    ...{ at: now, countedAt: now, receivedAt: now },
  })

function valuesOf(
  action: GuideAction,
  { endsAt }: GuideReservationRow,
  { clock: { now } }: GuideContext,
): Partial<typeof reservations.$inferInsert> {
  if (action === 'confirm') return { status: 'confirmed' }
  if (action === 'no-show') return { status: 'completed', outcome: 'no_show', attendedAt: null }
  if (action !== 'attended') return { status: 'cancelled', cancelledBy: 'guide' }
  // before the end it is only noted: the pass stays valid, and the job completes the reservation
  if (now < endsAt) return { attendedAt: now }
  return { status: 'completed', outcome: 'attended', attendedAt: now }
}

const isReason = (text: string): text is GuideReason => (GUIDE_REASONS as readonly string[]).includes(text)

function reasonOf({ reason }: GuideActionRequest) {
  if (reason === undefined) return {}
  return isReason(reason) ? { reasonCode: reason } : { cancelReason: reason }
}

function isTaken(row: GuideReservationRow, action: GuideAction): boolean {
  if (action === 'confirm') return row.status === 'confirmed'
  if (action === 'reject') return row.outcome === 'rejected'
  if (action === 'cancel') return row.outcome === 'cancelled' && row.cancelledBy === 'guide'
  if (action === 'no-show') return row.outcome === 'no_show'
  // people who were not marked as missing count as attended
  return row.attendedAt !== null || (row.status === 'completed' && row.outcome !== 'no_show')
}

function refusalOf(
  row: GuideReservationRow,
  step: GuideActionRequest,
  guide: GuideContext,
): AppError | undefined {
  const reservation = toGuideReservation(row, guide.localizer)
  const refuse = (code: ProblemCode) =>
    new AppError(code, `${step.action} of a ${row.status} one`, { data: { reservation } })
  if (!guideActions(reservation, guide.clock.now, step.leadMs).includes(step.action)) {
    return refuse(codeOf(row, step.action))
  }
  if (step.seen && !step.seen.includes(row.version)) return refuse('stale_reservation')
  return undefined
}

function codeOf({ status }: GuideReservationRow, action: GuideAction): ProblemCode {
  if (status === 'completed' || status === 'cancelled') return 'reservation_closed'
  if (status === 'pending' && (action === 'confirm' || action === 'reject')) return 'reservation_expired'
  if (status === 'confirmed' && (action === 'attended' || action === 'no-show'))
    return 'reservation_not_begun'
  return 'reservation_transition'
}
