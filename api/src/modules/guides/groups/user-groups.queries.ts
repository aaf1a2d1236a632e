import type { Locale } from '@sureda/contract/codes/locale'
import type { UserGroup } from '@sureda/contract/schemas/members/user'
import type { Db } from '../../../database/database.ts'
import { and, asc, eq, isNull, type SQL } from '../../../database/orm.ts'
import { beyond, isUuid, type Page, pageOf } from '../../../lib/page.ts'
import { groupMembers, groups, users } from '../../members/profile/user.tables.ts'
import { type GroupMemberRow, listMembers } from './groups.queries.ts'
import { memberName } from './to-group.ts'

/** The member who reads their groups, and the language. */
export interface GroupReader {
  tenantId: string
  userId: string
  locale: Locale
}

/**
 * Groups of which the person is a member, by name; leader and contact may book for them. Of other members only name and
 * role are returned.
 */
export async function listUserGroups(
  db: Db,
  reader: GroupReader,
  page: Page,
): Promise<{ data: UserGroup[]; meta: { next_cursor: string | null } }> {
  const rows = await selectGroups(db, reader, beyond(page, [groups.name, groups.id]), page.limit + 1)
  const members = await membersOf(db, reader, rows)
  return pageOf(
    rows,
    page,
    ({ group }) => [group.name, group.id],
    (row) => toUserGroup(row, members, reader),
  )
}

/** One of these groups. */
export async function findUserGroup(db: Db, reader: GroupReader, id: string): Promise<UserGroup | undefined> {
  const rows = await selectGroups(db, reader, eq(groups.id, id), 1)
  const members = await membersOf(db, reader, rows)
  return rows.map((row) => toUserGroup(row, members, reader))[0]
}

const selectGroups = (db: Db, { tenantId, userId }: GroupReader, which: SQL | undefined, limit: number) =>
  db
    .select({ group: groups, role: groupMembers.role, guide: { name: users.name, phone: users.phone } })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.tenantId, groupMembers.tenantId), eq(groups.id, groupMembers.groupId)))
    .innerJoin(users, and(eq(users.tenantId, groups.tenantId), eq(users.id, groups.ownerId)))
    .where(
      and(
        eq(groupMembers.tenantId, tenantId),
        eq(groupMembers.userId, userId),
        isNull(groups.deletedAt),
        which,
      ),
    )
    .orderBy(asc(groups.name), asc(groups.id))
    .limit(limit)
type Row = Awaited<ReturnType<typeof selectGroups>>[number]

const membersOf = (db: Db, { tenantId }: GroupReader, rows: readonly Row[]) =>
  listMembers(
    db,
    tenantId,
    rows.map(({ group }) => group.id),
  )

const toUserGroup = (
  { group, role, guide }: Row,
  members: readonly GroupMemberRow[],
  { userId, locale }: GroupReader,
): UserGroup => ({
  id: group.id,
  name: group.name,
  role,
  people: group.people,
  can_book: role === 'leader' || role === 'contact',
  description: group.description,
  type: group.type,
  guide,
  members: members
    .filter((member) => member.groupId === group.id)
    .map((member) => ({
      name: memberName(member, locale),
      role: member.role,
      is_me: member.userId === userId,
    })),
  pets: group.pets.map((pet) => pet.name),
})

/** Removes the person from the group; false if they are not in it. */
export async function leaveGroup(
  db: Db,
  { tenantId, userId }: Pick<GroupReader, 'tenantId' | 'userId'>,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false
  // the group first, as in every change of its members
  await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.tenantId, tenantId), eq(groups.id, id)))
    .for('no key update')
  const left = await db
    .delete(groupMembers)
    .where(
      and(eq(groupMembers.tenantId, tenantId), eq(groupMembers.groupId, id), eq(groupMembers.userId, userId)),
    )
    .returning({ id: groupMembers.id })
  return left.length > 0
}
