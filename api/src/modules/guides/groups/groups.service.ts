import type { Locale } from '@sureda/contract/codes/locale'
import type { Group, GroupBody, GroupReservation } from '@sureda/contract/schemas/guides/group'
import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import type { groups } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import {
  deleteGroupRow,
  deleteMembersOf,
  findGroup,
  type GroupRow,
  insertGroup,
  listMembers,
  listReservationsOf,
  updateGroup,
} from './groups.queries.ts'
import { deleteInvitationsOf } from './invitations.queries.ts'
import { toGroup } from './to-group.ts'

/** The guide of a request, and the language of the answer. */
export interface GuideWithLocalizer extends Guide {
  localizer: Localizer
}

export async function requireGroup(
  db: Db,
  guide: Guide,
  id: string,
  options?: { lock: boolean },
): Promise<GroupRow> {
  const row = await findGroup(db, guide, id, options)
  if (!row) throw new AppError('group_not_found')
  return row
}

export async function answerGroup(db: Db, row: GroupRow, locale: Locale): Promise<Group> {
  return toGroup(row, await listMembers(db, row.tenantId, [row.id]), locale)
}

export async function createGroup(db: Db, guide: GuideWithLocalizer, body: GroupBody): Promise<Group> {
  const values = { ...columnsOf(body), name: body.name, people: body.number_of_people }
  const row = await insertGroup(db, { ...values, tenantId: guide.tenantId, ownerId: guide.userId })
  return toGroup(row, [], guide.localizer.locale)
}

/**
 * Changes the given fields, and removes the animals if the group no longer has the type `pets`. Throws
 * `group_not_found`, `stale_group` with the current state in `data.group` if none of `seen` (of `If-Match`) is current,
 * and `group_too_small` below its number of members.
 */
export async function changeGroup(
  db: Db,
  guide: GuideWithLocalizer,
  id: string,
  body: GroupBody,
  seen?: readonly number[],
): Promise<Group> {
  const row = await requireGroup(db, guide, id, { lock: true })
  if (seen && !seen.includes(row.version)) throw await staleGroup(db, row, guide.localizer.locale)
  if (body.number_of_people < row.memberCount) {
    throw new AppError('group_too_small', 'more people are in it', { data: { members: row.memberCount } })
  }
  return answerGroup(db, await updateGroup(db, row, columnsOf(body)), guide.localizer.locale)
}

export const staleGroup = async (db: Db, row: GroupRow, locale: Locale) =>
  new AppError('stale_group', 'changed by another person', {
    data: { group: await answerGroup(db, row, locale) },
  })

/**
 * Deletes a group with members and invitations. Its name alone stays for past reservations. Throws `group_not_found`,
 * and `group_has_reservations` with the open ones in `data.reservations`.
 */
export async function deleteGroup(db: Db, guide: GuideWithLocalizer, id: string): Promise<void> {
  const row = await requireGroup(db, guide, id, { lock: true })
  const made = await listReservationsOf(db, row)
  const open = made.filter(({ status }) => status === 'pending' || status === 'confirmed')
  if (open.length > 0) {
    const data = {
      reservations: open.map(
        ({ title, bookingCode, ...reservation }): GroupReservation => ({
          ...reservation,
          experience_title: guide.localizer.text(title),
          booking_code: bookingCode,
        }),
      ),
    }
    throw new AppError('group_has_reservations', `${open.length} open ones`, { data })
  }
  await deleteInvitationsOf(db, row)
  await deleteMembersOf(db, row)
  if (made.length === 0) return deleteGroupRow(db, row)
  await updateGroup(db, row, {
    deletedAt: await databaseTime.of(db),
    description: null,
    specialRequirements: null,
    pets: [],
  })
}

/** Omitted fields are unchanged; null clears. */
function columnsOf(body: GroupBody): Partial<typeof groups.$inferInsert> & Pick<GroupRow, 'type'> {
  return {
    name: body.name,
    description: body.description,
    type: body.type,
    people: body.number_of_people,
    specialRequirements: body.special_requirements,
    preferredLanguage: body.preferred_language,
    difficultyPreference: body.difficulty,
    budgetRange: body.budget_range,
    pets: body.type === 'pets' ? body.pets?.map((pet) => stored(pet)) : [],
  }
}

const stored = (pet: NonNullable<GroupBody['pets']>[number]): GroupRow['pets'][number] => ({
  name: pet.name,
  breed: pet.breed ?? null,
  size: pet.size ?? null,
  age: pet.age ?? null,
  notes: pet.notes ?? null,
})
