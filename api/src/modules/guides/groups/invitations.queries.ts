import type { Db } from '../../../database/database.ts'
import { and, desc, eq, inArray, isNull, lt } from '../../../database/orm.ts'
import { groupInvitations, groupMembers, groups } from '../../members/profile/user.tables.ts'
import type { GroupMemberRow, GroupRow } from './groups.queries.ts'

const ofGroup = ({ tenantId, id }: GroupRow) =>
  and(eq(groupInvitations.tenantId, tenantId), eq(groupInvitations.groupId, id))

export async function insertInvitation(db: Db, values: typeof groupInvitations.$inferInsert): Promise<void> {
  await db.insert(groupInvitations).values(values)
}

export async function deleteInvitationsOf(db: Db, group: GroupRow): Promise<void> {
  await db.delete(groupInvitations).where(ofGroup(group))
}

/** Deletes invitations that expired before that moment, and all but the newest ones of the rest. */
export async function trimInvitations(
  db: Db,
  group: GroupRow,
  { before, keep }: { before: Date; keep: number },
): Promise<void> {
  await db.delete(groupInvitations).where(and(ofGroup(group), lt(groupInvitations.expiresAt, before)))
  const older = db
    .select({ id: groupInvitations.id })
    .from(groupInvitations)
    .where(ofGroup(group))
    .orderBy(desc(groupInvitations.createdAt), desc(groupInvitations.id))
    .offset(keep)
  await db.delete(groupInvitations).where(and(ofGroup(group), inArray(groupInvitations.id, older)))
}

export async function findInvitation(db: Db, tenantId: string, codeHash: string) {
  const [row] = await db
    .select({ groupId: groupInvitations.groupId, expiresAt: groupInvitations.expiresAt })
    .from(groupInvitations)
    .where(and(eq(groupInvitations.tenantId, tenantId), eq(groupInvitations.codeHash, codeHash)))
  return row
}

/** The group of an invitation of any guide; locked, so that others who join must wait. */
export async function lockInvitedGroup(db: Db, tenantId: string, id: string): Promise<GroupRow | undefined> {
  const [row] = await db
    .select()
    .from(groups)
    .where(and(eq(groups.tenantId, tenantId), eq(groups.id, id), isNull(groups.deletedAt)))
    .for('no key update')
  return row
}

export async function findMembership(
  db: Db,
  { tenantId, id }: GroupRow,
  userId: string,
): Promise<GroupMemberRow | undefined> {
  const [row] = await db
    .select()
    .from(groupMembers)
    .where(
      and(eq(groupMembers.tenantId, tenantId), eq(groupMembers.groupId, id), eq(groupMembers.userId, userId)),
    )
  return row
}
