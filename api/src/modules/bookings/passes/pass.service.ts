import { passCodeOf } from '@sureda/contract/rules/pass-code'
import { PASS_GRACE_MS } from '@sureda/contract/rules/pass-verdict'
import type { Pass } from '@sureda/contract/schemas/bookings/pass'
import type { Db } from '../../../database/database.ts'
import { and, asc, eq } from '../../../database/orm.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import type { Secret } from '../../../secret.ts'
import { memberName } from '../../guides/groups/to-group.ts'
import { groupMembers } from '../../members/profile/user.tables.ts'
import { contactOf } from '../reservations/contact.ts'
import { findReservation, type Owner, type ReservationRow } from '../reservations/reservations.queries.ts'
import { signingKey } from './pass-keys.service.ts'
import { signPass } from './pass-token.ts'

const MEMBERS_MAX = 50

/** Owner of the pass, and language. */
type Reader = Owner & { localizer: Localizer }

/**
 * The pass of a person's own reservation. Throws `reservation_not_found`, `pass_not_ready` until the guide confirms,
 * `reservation_closed` once cancelled.
 */
export async function passOf(db: Db, reader: Reader, id: string, secret: Secret | undefined): Promise<Pass> {
  const row = await findReservation(db, reader, id)
  if (!row) throw new AppError('reservation_not_found')
  if (row.status === 'pending') throw new AppError('pass_not_ready')
  if (row.status === 'cancelled') throw new AppError('reservation_closed')
  const expiresAt = new Date(row.endsAt.getTime() + PASS_GRACE_MS)
  const token = await signPass(await signingKey(db, reader.tenantId, secret), {
    tenant: reader.tenantId,
    reservation: row.id,
    experience: row.experienceId,
    date: row.date,
    time: row.time,
    people: row.people,
    exp: Math.floor(expiresAt.getTime() / 1000),
  })
  return {
    token,
    code: passCodeOf({ booking_code: row.bookingCode, id: row.id }),
    expires_at: expiresAt.toISOString(),
    contact: contactOf(row.contacts, row.status, reader.localizer),
    members: await membersOf(db, reader, row),
    closure: row.closure,
  }
}

async function membersOf(
  db: Db,
  { tenantId, localizer }: Reader,
  { group }: ReservationRow,
): Promise<string[]> {
  if (!group) return []
  const rows = await db
    .select({ name: groupMembers.name, number: groupMembers.number })
    .from(groupMembers)
    .where(and(eq(groupMembers.tenantId, tenantId), eq(groupMembers.groupId, group.id)))
    .orderBy(asc(groupMembers.number), asc(groupMembers.id))
    .limit(MEMBERS_MAX)
  return rows.map((member) => memberName(member, localizer.locale))
}
