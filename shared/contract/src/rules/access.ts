import type { AccessType } from '../codes/enums.ts'
import type { Permissions } from '../schemas/members/user.ts'

/** Access levels of a screen: the values that remote.json may use. */
export const ACCESS_LEVELS = ['public', 'anonymous-only', 'login', 'member', 'guide', 'staff', 'cms'] as const
export type AccessLevel = (typeof ACCESS_LEVELS)[number]

/** What the access rules need to know about a person. */
export interface AccessFacts {
  roles: readonly string[]
  role?: string | null
  access_type?: AccessType | null
  permissions?: Partial<Permissions> | null
  is_guide?: boolean
  can_access_cms?: boolean
  is_backend_operator?: boolean
}

const hasRole = (person: AccessFacts, role: string) => person.role === role || person.roles.includes(role)

/** is_guide, access type guide, role guide, or roles containing guide. */
export function isGuide(person: AccessFacts): boolean {
  return Boolean(
    person.is_guide ||
      person.permissions?.is_guide ||
      person.access_type === 'guide' ||
      hasRole(person, 'guide'),
  )
}

/** permissions.can_access_cms, the flag, access type cms, or role superadmin or operator. */
export function canAccessCms(person: AccessFacts): boolean {
  return Boolean(
    person.permissions?.can_access_cms ||
      person.can_access_cms ||
      person.access_type === 'cms' ||
      person.access_type === 'cms_only' ||
      hasRole(person, 'superadmin') ||
      hasRole(person, 'operator'),
  )
}

/** True unless can_access_mobile is false or the access type is cms_only. */
export function canAccessMobile(person: AccessFacts): boolean {
  return person.permissions?.can_access_mobile !== false && person.access_type !== 'cms_only'
}

export function isBackendOperator(person: AccessFacts): boolean {
  return Boolean(
    person.permissions?.is_backend_operator ||
      person.is_backend_operator ||
      hasRole(person, 'operator') ||
      hasRole(person, 'superadmin'),
  )
}

/** Whether the person hands out redeemed rewards. */
export const isStaff = (person: AccessFacts): boolean => isGuide(person) || isBackendOperator(person)

/** Access types are checked in the order guide, cms, mobile, none; CMS access without mobile access is `cms_only`. */
export function accessTypeOf(person: AccessFacts): AccessType {
  if (isGuide(person)) return 'guide'
  if (canAccessCms(person)) return canAccessMobile(person) ? 'cms' : 'cms_only'
  return canAccessMobile(person) && person.access_type !== 'none' ? 'mobile' : 'none'
}
