import {
  accessTypeOf,
  canAccessCms,
  canAccessMobile,
  isBackendOperator,
  isGuide,
} from '@sureda/contract/rules/access'
import type { Profile, User } from '@sureda/contract/schemas/members/user'
import type { EmailChange } from './email-change.queries.ts'
import type { users } from './user.tables.ts'

export type UserRow = typeof users.$inferSelect

/** The person as all calls answer it. Flags and access type follow the rules of the contract, which the client uses as well. */
export function toUser(row: UserRow): User {
  const facts = {
    roles: row.roles,
    role: row.role,
    access_type: row.accessType,
    is_guide: row.isGuide,
    can_access_cms: row.canAccessCms,
    is_backend_operator: row.isBackendOperator,
    permissions: { can_access_mobile: row.canAccessMobile },
  }
  const permissions = {
    can_access_cms: canAccessCms(facts),
    can_access_mobile: canAccessMobile(facts),
    is_guide: isGuide(facts),
    is_backend_operator: isBackendOperator(facts),
  }
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    avatar: row.avatar,
    preferred_language: row.preferredLanguage,
    roles: row.roles,
    role: row.role,
    permissions,
    access_type: accessTypeOf(facts),
    is_guide: permissions.is_guide,
    can_access_cms: permissions.can_access_cms,
    is_backend_operator: permissions.is_backend_operator,
    email_confirmed: row.emailVerifiedAt !== null,
    share_location: row.privacy.share_location,
    ...(row.deletesAt && { deletes_at: row.deletesAt.toISOString() }),
  }
}

export function toProfile(row: UserRow, asked: EmailChange | undefined): Profile {
  // a link that only confirms the current e-mail is no change
  const change = asked?.newEmail === row.email ? undefined : asked
  return {
    ...toUser(row),
    notifications: row.notifications,
    privacy: row.privacy,
    preferences: row.preferences,
    created_at: row.createdAt.toISOString(),
    has_password: row.passwordHash !== null,
    pending_email: change?.newEmail ?? null,
    pending_link_sent_to: change ? (change.step === 'approve' ? row.email : change.newEmail) : null,
  }
}
