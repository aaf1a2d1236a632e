import type { ReservationStatus } from '@sureda/contract/codes/enums'
import type { Db } from '../../../database/database.ts'
import { and, desc, eq, inArray, or, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { beyond, isUuid, type Page } from '../../../lib/page.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { groups } from '../../members/profile/user.tables.ts'
import { closureOfRow } from './closure-of-row.ts'
import { contactsOfRow } from './contact.ts'
import { historyOfRow } from './history.ts'
import { reservations } from './reservations.tables.ts'

/** Columns of a reservation for member and guide. The query joins `experiences`, and left-joins `groups`. */
export const reservationColumns = {
  id: reservations.id,
  experienceId: reservations.experienceId,
  date: reservations.date,
  time: reservations.time,
  startsAt: reservations.startsAt,
  endsAt: reservations.endsAt,
  people: reservations.people,
  nights: reservations.nights,
  rooms: reservations.rooms,
  specialRequests: reservations.specialRequests,
  status: reservations.status,
  bookingCode: reservations.bookingCode,
  cancelledBy: reservations.cancelledBy,
  cancelReason: reservations.cancelReason,
  outcome: reservations.outcome,
  attendedAt: reservations.attendedAt,
  reasonCode: reservations.reasonCode,
  contacts: contactsOfRow,
  history: historyOfRow,
  closure: closureOfRow,
  version: reservations.version,
  createdAt: reservations.createdAt,
  experience: {
    title: experiences.title,
    locationName: experiences.locationName,
    image: experiences.image,
    imageAlt: experiences.imageAlt,
    imageColor: experiences.imageColor,
    imageWidths: experiences.imageWidths,
  },
  group: { id: groups.id, name: groups.name },
}

export const ofExperience = and(
  eq(experiences.tenantId, reservations.tenantId),
  eq(experiences.id, reservations.experienceId),
)
export const ofGroup = and(eq(groups.tenantId, reservations.tenantId), eq(groups.id, reservations.groupId))

/** Everything below is limited to this owner's reservations. */
export interface Owner {
  tenantId: string
  userId: string
}
const ownedBy = ({ tenantId, userId }: Owner) =>
  and(eq(reservations.tenantId, tenantId), eq(reservations.userId, userId))

/** Latest first. */
export function listReservations(db: Db, owner: Owner, status: ReservationStatus | undefined, page: Page) {
  return db
    .select(reservationColumns)
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .leftJoin(groups, ofGroup)
    .where(
      and(
        ownedBy(owner),
        status && eq(reservations.status, status),
        beyond(page, [reservations.startsAt, reservations.id], 'desc'),
      ),
    )
    .orderBy(desc(reservations.startsAt), desc(reservations.id))
    .limit(page.limit + 1)
}

/** `lock`: no one else changes it until the transaction ends. */
export async function findReservation(db: Db, owner: Owner, id: string, { lock = false } = {}) {
  if (!isUuid(id)) return undefined
  const query = db
    .select(reservationColumns)
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .leftJoin(groups, ofGroup)
    .where(and(ownedBy(owner), eq(reservations.id, id)))
  const [row] = lock ? await query.for('update', { of: reservations }) : await query
  return row
}

export type ReservationRow = NonNullable<Awaited<ReturnType<typeof findReservation>>>

const isActive = inArray(reservations.status, ['pending', 'confirmed'])

/** What a new reservation conflicts with: the same experience and day, of the person or of the group. */
export interface Encounter {
  experience_id: string
  date: string
  group_id?: string | undefined
}

/**
 * Active reservations that a new one conflicts with, the person's own first; at most two. One statement, for a
 * consistent view: what the person has just booked for the group is theirs, not another person's.
 */
export function listConflicts(db: Db, owner: Owner, { experience_id, date, group_id }: Encounter) {
  const isOwn = sql<boolean>`${reservations.userId} = ${owner.userId}`
  return db
    .select({ ...reservationColumns, isOwn })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .leftJoin(groups, ofGroup)
    .where(
      and(
        eq(reservations.tenantId, owner.tenantId),
        isActive,
        eq(reservations.experienceId, experience_id),
        eq(reservations.date, date),
        or(isOwn, group_id ? eq(reservations.groupId, group_id) : undefined),
      ),
    )
    .orderBy(desc(isOwn))
}

export type ConflictingReservation = Awaited<ReturnType<typeof listConflicts>>[number]

export type NewReservation = Omit<typeof reservations.$inferInsert, 'id'>

/** The database maintains seats, history and uniqueness; booking-errors explains its refusals. */
export async function insertReservation(db: Db, values: NewReservation): Promise<string> {
  const [row] = await db.insert(reservations).values(values).returning({ id: reservations.id })
  if (!row) throw new Error('the reservation was not stored')
  return row.id
}

export async function updateReservation(
  db: Db,
  tenantId: string,
  id: string,
  values: Partial<NewReservation> & Pick<NewReservation, 'changedBy'>,
): Promise<void> {
  await db
    .update(reservations)
    .set(values)
    .where(and(eq(reservations.tenantId, tenantId), eq(reservations.id, id)))
}

/** The same, if it is unchanged since it was read. False: someone was faster, and nothing has changed. */
export async function updateUnchanged(
  db: Db,
  tenantId: string,
  { id, status, version }: Pick<typeof reservations.$inferSelect, 'id' | 'status' | 'version'>,
  values: Partial<NewReservation> & Pick<NewReservation, 'changedBy'>,
): Promise<boolean> {
  const [row] = await db
    .update(reservations)
    .set(values)
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        eq(reservations.id, id),
        eq(reservations.status, status),
        eq(reservations.version, version),
      ),
    )
    .returning({ id: reservations.id })
  return row !== undefined
}

/**
 * The person's role in that group, and the number of their groups. Locks group and member until the transaction ends,
 * so that a guide cannot remove the person in between.
 */
export async function findGroupRole(db: Db, { tenantId, userId }: Owner, groupId: string) {
  const group = isUuid(groupId) ? groupId : null
  const isTheirs = sql`m.tenant_id = ${tenantId} and m.user_id = ${userId}::uuid and m.group_id = ${group}::uuid`
  if (group) {
    // the group first, as in every change of its members
    await db.execute(
      sql`select 1 from groups where tenant_id = ${tenantId} and id = ${group}::uuid
          and exists (select from group_members m where ${isTheirs}) for share`,
    )
    await db.execute(sql`select 1 from group_members m where ${isTheirs} for share`)
  }
  const [row] = await rowsOf<{ groups: number; role: string | null }>(
    db,
    sql`select count(*)::int as groups, max(role) filter (where group_id = ${group}::uuid) as role
        from group_members where tenant_id = ${tenantId} and user_id = ${userId}::uuid`,
  )
  return row ?? { groups: 0, role: null }
}
