import type { Group, GroupMember } from '@sureda/contract/schemas/guides/group'

export function makeGroupMember(fields: Partial<GroupMember> = {}): GroupMember {
  return {
    id: 'm-1',
    name: 'Ona Serra',
    unnamed: false,
    email: null,
    phone: '+34 600 000 001',
    age: null,
    role: 'leader',
    notes: null,
    joined: true,
    version: 1,
    ...fields,
  }
}

export function makeGroup(fields: Partial<Group> = {}): Group {
  return {
    id: 'g-1',
    name: 'Colla de Girona',
    description: null,
    type: 'normal',
    number_of_people: 8,
    special_requirements: null,
    preferred_language: 'ca',
    difficulty: 'easy',
    budget_range: null,
    pets: [],
    members: [makeGroupMember()],
    version: 1,
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    ...fields,
  }
}
