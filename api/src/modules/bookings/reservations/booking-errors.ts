import type { ReservationBody } from '@sureda/contract/schemas/bookings/reservation'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { databaseFault } from '../../../errors/database-error.ts'
import { readBookableExperience } from '../availability/availability.service.ts'
import { conflictError, type MemberContext } from './booking.service.ts'
import { fullError, type Wanted } from './full-error.service.ts'
import { listConflicts } from './reservations.queries.ts'

/** What the person asked for when the database refused, and the existing reservation, if any. */
export type Asked = Pick<ReservationBody, 'experience_id' | 'group_id'> & Wanted & { id?: string }

/** Refusals by the status machine's triggers: another request was faster. */
const CLOSED = ['reservation_closed', 'reservation_transition', 'reservation_identity']

/** Constraints whose violation needs a query before it can be explained. */
export const isRefusal = (error: unknown): boolean =>
  [
    'slot_capacity_ck',
    'reservation_active_user_uq',
    'reservation_active_group_uq',
    'reservation_code_uq',
    'slot_missing',
    'group_gone',
    'reservation_in_closure',
    'field_locked',
    ...CLOSED,
  ].includes(databaseFault(error)?.constraint ?? '')

/** Refusals that may hide another reservation of the same person or group: seats are checked before owners. */
const CONFLICT_CONSTRAINTS = ['slot_capacity_ck', 'reservation_active_user_uq', 'reservation_active_group_uq']

/** Explains a refusal of the database with the facts the form needs. `db` is a new transaction: the refused one has ended. */
export async function explainRefusal(
  db: Db,
  member: MemberContext,
  asked: Asked,
  refusal: unknown,
): Promise<AppError> {
  const { tenantId, clock } = member
  const constraint = databaseFault(refusal)?.constraint ?? ''
  const conflicts = CONFLICT_CONSTRAINTS.includes(constraint) ? await listConflicts(db, member, asked) : []
  const other = conflicts.find((conflict) => conflict.id !== asked.id)
  if (other) return conflictError(other, member)
  if (constraint === 'slot_capacity_ck')
    return fullError(
      db,
      tenantId,
      await readBookableExperience(db, tenantId, asked.experience_id),
      asked,
      clock,
    )
  if (constraint === 'group_gone')
    return new AppError('group_not_found', 'deleted meanwhile', { reason: refusal })
  if (constraint === 'slot_missing')
    return new AppError('slot_unavailable', 'the slot was removed', { reason: refusal })
  if (constraint === 'reservation_in_closure')
    return new AppError('date_closed', 'closed meanwhile', { reason: refusal })
  if (constraint === 'field_locked')
    return new AppError('field_locked', 'confirmed meanwhile', { reason: refusal })
  if (CLOSED.includes(constraint)) return new AppError('reservation_closed', constraint, { reason: refusal })
  // a duplicate booking code, or the conflict has disappeared meanwhile
  return new AppError('busy', constraint, { reason: refusal, retryAfter: 1 })
}
