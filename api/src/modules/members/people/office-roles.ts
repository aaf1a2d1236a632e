import { isGuide } from '@sureda/contract/rules/access'
import type { UserRow } from '../profile/to-user.ts'
import type { users } from '../profile/user.tables.ts'

/** Roles that an office can give and withdraw. */
export const OFFICE_ROLES = ['guide', 'operator', 'superadmin'] as const
export type OfficeRole = (typeof OFFICE_ROLES)[number]

type Rights = Pick<UserRow, 'roles' | 'role' | 'accessType' | 'isGuide' | 'isBackendOperator'>

/** The roles of a person, including those that flags and access types amount to. */
export function rolesOf(person: Rights): OfficeRole[] {
  const has = (role: OfficeRole) => {
    if (person.role === role || person.roles.includes(role)) return true
    if (role === 'guide') {
      return isGuide({ roles: [], access_type: person.accessType, is_guide: person.isGuide })
    }
    return role === 'operator' && person.isBackendOperator
  }
  return OFFICE_ROLES.filter(has)
}

export const withRoles = (
  person: Pick<Rights, 'roles'>,
  roles: readonly OfficeRole[],
): Partial<typeof users.$inferInsert> => ({ roles: [...new Set([...person.roles, ...roles])] })

/** The columns of the person without these roles, and without flags and access types that amount to them. */
export function withoutRoles(
  person: Rights,
  roles: readonly OfficeRole[],
): Partial<typeof users.$inferInsert> {
  const taken: readonly string[] = roles
  return {
    roles: person.roles.filter((role) => !taken.includes(role)),
    ...(person.role !== null && taken.includes(person.role) && { role: null }),
    ...(taken.includes('guide') && {
      isGuide: false,
      ...(person.accessType === 'guide' && { accessType: 'mobile' as const }),
    }),
    ...(taken.includes('operator') && { isBackendOperator: false }),
  }
}
