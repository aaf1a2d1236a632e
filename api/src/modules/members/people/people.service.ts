import { randomBytes } from 'node:crypto'
import type { Locale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import { canonicalEmail } from '@sureda/contract/schemas/fields/contact-fields'
import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { typedCommand } from '../../../typed-command.ts'
import { type PublicUrlSettings, publicUrl } from '../../platform/tenant/public-url.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import { replaceOpenReset } from '../auth/password-reset.queries.ts'
import { deleteSessionsOf } from '../auth/session.queries.ts'
import { hashToken } from '../auth/token.ts'
import type { UserRow } from '../profile/to-user.ts'
import { insertUser, updateUser } from '../profile/user.queries.ts'
import { type OfficeRole, rolesOf, withoutRoles, withRoles } from './office-roles.ts'
import { insertChange, listChanges, listOfficePeople, lockUserByEmail } from './people.queries.ts'

/** An error the person running the command can act on, in one sentence. */
export class PeopleError extends Error {
  override name = 'PeopleError'
}

/** The office, and the person who runs the command. */
export interface Office {
  tenant: TenantRecord
  config: PublicUrlSettings
  actor: string
}

export interface Asked {
  email: string
  roles: readonly OfficeRole[]
}

/** Result of a change. `changed` is empty if nothing had to change. */
export interface PersonChange {
  name: string
  email: string
  changed: OfficeRole[]
  roles: OfficeRole[]
}

const INVITATION_DAYS = 7

/**
 * Gives a person a role and mails a link: a new account sets its password by the link within seven days; an existing
 * one is told its new rights. Repeated for someone who has not come yet, it sends a new link. One transaction with mail
 * and audit entry. Returns the link for people without mail.
 */
export async function invitePerson(
  tx: Db,
  office: Office,
  asked: Asked & { name?: string | undefined; language?: Locale | undefined },
): Promise<PersonChange & { link: string }> {
  const { tenant } = office
  const email = canonicalEmail(asked.email) ?? asked.email.toLowerCase()
  const known = await lockUserByEmail(tx, tenant.id, email)
  const row =
    known ??
    (await insertUser(tx, {
      tenantId: tenant.id,
      email,
      name: asked.name ?? email.split('@')[0] ?? email,
      preferredLanguage: asked.language ?? tenant.locale,
    }))
  const change = await addRoles(tx, office, row, asked.roles, 'invited')
  // the account was never opened: no password, and no provider has confirmed the address
  const isNew = row.passwordHash === null && row.emailVerifiedAt === null
  const link = isNew
    ? await passwordLink(tx, office, row)
    : publicUrl(office.config, tenant, change.roles.includes('guide') ? paths.guide() : paths.home())
  const kind = isNew ? 'invited' : 'granted'
  const locale = row.preferredLanguage ?? tenant.locale
  const values = { brand: tenant.name, name: row.name, link, days: INVITATION_DAYS }
  await enqueueText(tx, tenant.id, 'access', {
    to: row.email,
    locale,
    key: `people_${kind}`,
    values,
  })
  return { ...change, link }
}

async function passwordLink(tx: Db, { tenant, config }: Office, row: UserRow): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = await databaseTime.of(tx)
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000)
  await replaceOpenReset(tx, {
    tenantId: tenant.id,
    userId: row.id,
    tokenHash: hashToken(token),
    expiresAt,
  })
  return publicUrl(config, tenant, paths.resetPassword(token))
}

async function requirePersonOf(tx: Db, { tenant }: Office, email: string): Promise<UserRow> {
  const row = await lockUserByEmail(tx, tenant.id, canonicalEmail(email) ?? email.toLowerCase())
  if (!row)
    throw new PeopleError(
      `${email} has no account in ${tenant.id}: ${typedCommand(`people invite ${email} --territory ${tenant.id}`)}`,
    )
  return row
}

/** Gives an existing account further roles, without a mail. Throws `PeopleError`. */
export async function grantRoles(tx: Db, office: Office, asked: Asked): Promise<PersonChange> {
  return addRoles(tx, office, await requirePersonOf(tx, office, asked.email), asked.roles, 'granted')
}

async function addRoles(
  tx: Db,
  office: Office,
  row: UserRow,
  roles: readonly OfficeRole[],
  action: 'invited' | 'granted',
): Promise<PersonChange> {
  const has = rolesOf(row)
  const changed = roles.filter((role) => !has.includes(role))
  if (changed.length === 0) return { name: row.name, email: row.email, changed, roles: has }
  return change(tx, office, row, { action, roles: changed, values: withRoles(row, changed) })
}

/** Withdraws roles; the person is signed out everywhere, and their content stays. Throws `PeopleError`. */
export async function revokeRoles(tx: Db, office: Office, asked: Asked): Promise<PersonChange> {
  const row = await requirePersonOf(tx, office, asked.email)
  const has = rolesOf(row)
  const roles = asked.roles.filter((role) => has.includes(role))
  if (roles.length === 0) return { name: row.name, email: row.email, changed: [], roles: has }
  return change(tx, office, row, { action: 'revoked', roles, values: withoutRoles(row, roles) })
}

async function change(
  tx: Db,
  { tenant, actor }: Office,
  row: UserRow,
  {
    action,
    roles,
    values,
  }: {
    action: 'invited' | 'granted' | 'revoked'
    roles: OfficeRole[]
    values: Parameters<typeof updateUser>[3]
  },
): Promise<PersonChange> {
  const now = await updateUser(tx, tenant.id, row.id, values)
  // the lifetime of a session depends on the roles: changed ones need a new session
  await deleteSessionsOf(tx, tenant.id, row.id)
  await insertChange(tx, { tenantId: tenant.id, userId: row.id, email: row.email, action, roles, actor })
  return { name: now.name, email: now.email, changed: roles, roles: rolesOf(now) }
}

export interface OfficePerson {
  name: string
  email: string
  roles: OfficeRole[]
  /** May enter the back office by a flag or access type, without a role. */
  cmsOnly: boolean
  /** Invited, but not signed in yet. */
  waiting: boolean
}

/** Everyone with more rights than a visitor, and the latest changes. */
export async function readPeople(tx: Db, tenantId: string, changes = 20) {
  const rows = await listOfficePeople(tx, tenantId)
  const people = rows.map((row): OfficePerson => {
    const roles = rolesOf(row)
    return {
      name: row.name,
      email: row.email,
      roles,
      cmsOnly: roles.length === 0,
      waiting: row.passwordHash === null && row.emailVerifiedAt === null,
    }
  })
  return { people, changes: await listChanges(tx, tenantId, changes) }
}
