import type { GroupMember, GroupMemberBody } from '@sureda/contract/schemas/guides/group'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { deleteMember, findMember, type GroupRow, insertMember, updateMember } from './groups.queries.ts'
import { type GuideWithLocalizer, requireGroup, staleGroup } from './groups.service.ts'
import { toGroupMember } from './to-group.ts'

/** The error for one member too many, with the size of the group. */
export const fullGroup = ({ people }: GroupRow) =>
  new AppError('group_full', 'all places are taken', { data: { people } })

/** Adds a member, with or without a name. Throws `group_not_found` and `group_full`. */
export async function addMember(
  db: Db,
  guide: GuideWithLocalizer,
  groupId: string,
  body: GroupMemberBody,
): Promise<GroupMember> {
  // locked, so that the free place is still free when the row is written
  const group = await requireGroup(db, guide, groupId, { lock: true })
  if (group.memberCount >= group.people) throw fullGroup(group)
  const { tenantId, id } = group
  const row = await insertMember(db, {
    tenantId,
    groupId: id,
    ...body,
    name: body.name ?? '',
    role: body.role ?? 'none',
  })
  return toGroupMember(row, guide.localizer.locale)
}

const requireMember = async (db: Db, group: GroupRow, memberId: string) => {
  const row = await findMember(db, group, memberId)
  if (!row) throw new AppError('group_member_not_found')
  return row
}

/**
 * Changes the given fields. Throws `group_not_found`, `group_member_not_found`, and `stale_group` like the group
 * itself.
 */
export async function changeMember(
  db: Db,
  guide: GuideWithLocalizer,
  ids: { id: string; memberId: string },
  body: GroupMemberBody,
  seen?: readonly number[],
): Promise<GroupMember> {
  const group = await requireGroup(db, guide, ids.id, { lock: true })
  const row = await requireMember(db, group, ids.memberId)
  if (seen && !seen.includes(row.version)) throw await staleGroup(db, group, guide.localizer.locale)
  const { name, role, ...rest } = body
  const values = {
    ...rest,
    ...(name !== undefined && { name: name ?? '' }),
    ...(role !== undefined && { role: role ?? ('none' as const) }),
  }
  const isEmpty = Object.values(values).every((value) => value === undefined)
  return toGroupMember(isEmpty ? row : await updateMember(db, row, values), guide.localizer.locale)
}

/**
 * Removes a member; reservations they made for the group stay. Throws `group_not_found` and `group_member_not_found`.
 */
export async function removeMember(
  db: Db,
  guide: GuideWithLocalizer,
  ids: { id: string; memberId: string },
): Promise<void> {
  const group = await requireGroup(db, guide, ids.id, { lock: true })
  await deleteMember(db, await requireMember(db, group, ids.memberId))
}
