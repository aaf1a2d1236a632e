import type { Db } from '../../../database/database.ts'
import { and, asc, desc, eq, inArray, isNull, sql } from '../../../database/orm.ts'
import { beyond, isUuid, type Page } from '../../../lib/page.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { groupMembers, groups } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'

export type GroupRow = typeof groups.$inferSelect
export type GroupMemberRow = typeof groupMembers.$inferSelect

// in whole milliseconds, as in the cursor
const madeAt = sql`date_trunc('milliseconds', ${groups.createdAt})`
/** Limits a query to the guide's own groups. */
const ofGuide = ({ tenantId, userId }: Guide) =>
  and(eq(groups.tenantId, tenantId), eq(groups.ownerId, userId), isNull(groups.deletedAt))

/** Newest first. */
export function listGroups(db: Db, guide: Guide, page: Page): Promise<GroupRow[]> {
  return db
    .select()
    .from(groups)
    .where(and(ofGuide(guide), beyond(page, [madeAt, groups.id], 'desc')))
    .orderBy(desc(madeAt), desc(groups.id))
    .limit(page.limit + 1)
}

/** `lock`: other changes of the group or its members wait for this transaction. */
export async function findGroup(
  db: Db,
  guide: Guide,
  id: string,
  { lock = false } = {},
): Promise<GroupRow | undefined> {
  if (!isUuid(id)) return undefined
  const query = db
    .select()
    .from(groups)
    .where(and(ofGuide(guide), eq(groups.id, id)))
  const [row] = await (lock ? query.for('no key update') : query)
  return row
}

export async function insertGroup(db: Db, values: typeof groups.$inferInsert): Promise<GroupRow> {
  const [row] = await db.insert(groups).values(values).returning()
  if (!row) throw new Error('the group was not stored')
  return row
}

export async function updateGroup(
  db: Db,
  { tenantId, id }: GroupRow,
  values: Partial<typeof groups.$inferInsert>,
): Promise<GroupRow> {
  const [row] = await db
    .update(groups)
    .set(values)
    .where(and(eq(groups.tenantId, tenantId), eq(groups.id, id)))
    .returning()
  if (!row) throw new Error('the group is locked and still gone')
  return row
}

export async function deleteGroupRow(db: Db, { tenantId, id }: GroupRow): Promise<void> {
  await db.delete(groups).where(and(eq(groups.tenantId, tenantId), eq(groups.id, id)))
}

/** The members of these groups, in order of joining. */
export function listMembers(
  db: Db,
  tenantId: string,
  groupIds: readonly string[],
): Promise<GroupMemberRow[]> {
  if (groupIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.tenantId, tenantId), inArray(groupMembers.groupId, [...groupIds])))
    .orderBy(asc(groupMembers.groupId), asc(groupMembers.number), asc(groupMembers.id))
}

export async function findMember(
  db: Db,
  { tenantId, id }: GroupRow,
  memberId: string,
): Promise<GroupMemberRow | undefined> {
  if (!isUuid(memberId)) return undefined
  const [row] = await db
    .select()
    .from(groupMembers)
    .where(
      and(eq(groupMembers.tenantId, tenantId), eq(groupMembers.groupId, id), eq(groupMembers.id, memberId)),
    )
  return row
}

export async function insertMember(
  db: Db,
  values: typeof groupMembers.$inferInsert,
): Promise<GroupMemberRow> {
  const [row] = await db.insert(groupMembers).values(values).returning()
  if (!row) throw new Error('the member was not stored')
  return row
}

const sameMember = ({ tenantId, id }: GroupMemberRow) =>
  and(eq(groupMembers.tenantId, tenantId), eq(groupMembers.id, id))

export async function updateMember(
  db: Db,
  member: GroupMemberRow,
  values: Partial<typeof groupMembers.$inferInsert>,
): Promise<GroupMemberRow> {
  const [row] = await db.update(groupMembers).set(values).where(sameMember(member)).returning()
  if (!row) throw new Error('the group is locked and its member still gone')
  return row
}

export async function deleteMember(db: Db, member: GroupMemberRow): Promise<void> {
  await db.delete(groupMembers).where(sameMember(member))
}

export async function deleteMembersOf(db: Db, { tenantId, id }: GroupRow): Promise<void> {
  await db.delete(groupMembers).where(and(eq(groupMembers.tenantId, tenantId), eq(groupMembers.groupId, id)))
}

/** All reservations of the group, the next one first. */
export function listReservationsOf(db: Db, { tenantId, id }: GroupRow) {
  return db
    .select({
      id: reservations.id,
      title: experiences.title,
      date: reservations.date,
      time: reservations.time,
      people: reservations.people,
      status: reservations.status,
      bookingCode: reservations.bookingCode,
    })
    .from(reservations)
    .innerJoin(
      experiences,
      and(eq(experiences.tenantId, reservations.tenantId), eq(experiences.id, reservations.experienceId)),
    )
    .where(and(eq(reservations.tenantId, tenantId), eq(reservations.groupId, id)))
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
}
