import type { Locale } from '@sureda/contract/codes/locale'
import type { Group, GroupMember, Pet } from '@sureda/contract/schemas/guides/group'
import { groupText } from '../../../errors/messages.ts'
import type { GroupMemberRow, GroupRow } from './groups.queries.ts'

/** The given name, else "Member 3"; the number never changes while they are in the group. */
export const memberName = ({ name, number }: Pick<GroupMemberRow, 'name' | 'number'>, locale: Locale) =>
  name || groupText('member', locale, { number })

export const toGroupMember = (row: GroupMemberRow, locale: Locale): GroupMember => ({
  id: row.id,
  name: memberName(row, locale),
  unnamed: row.name === '',
  email: row.email,
  phone: row.phone,
  age: row.age,
  role: row.role,
  notes: row.notes,
  joined: row.userId !== null,
  version: row.version,
})

const toPet = ({ name, breed, size, age, notes }: GroupRow['pets'][number]): Pet => ({
  name,
  breed: breed ?? null,
  size: size ?? null,
  age: age ?? null,
  notes: notes ?? null,
})

export const toGroup = (row: GroupRow, members: readonly GroupMemberRow[], locale: Locale): Group => ({
  id: row.id,
  name: row.name,
  description: row.description,
  type: row.type,
  number_of_people: row.people,
  special_requirements: row.specialRequirements,
  preferred_language: row.preferredLanguage,
  difficulty: row.difficultyPreference,
  budget_range: row.budgetRange,
  pets: row.pets.map(toPet),
  members: members.filter((member) => member.groupId === row.id).map((one) => toGroupMember(one, locale)),
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})
