import type { ScriptSession } from './database.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

const INSUFFICIENT_PRIVILEGE = '42501'

interface Rights {
  owner: string
  can_create: boolean
  exists: boolean
  is_member: boolean
}

/**
 * Checks before the first migration that the role for tenants exists and can be used, or can be created: roles belong to the whole server, and a database owner may not
 * be allowed to create any. Throws `UnusableDatabaseError` with the missing statement.
 */
export async function assertTenantRolePossible(session: ScriptSession): Promise<void> {
  const [rights] = await session.query<Rights>(
    `select quote_ident(current_user) as owner, (rolsuper or rolcreaterole) as can_create,
            exists (select from pg_roles where rolname = 'sureda_app') as exists,
            exists (select from pg_roles where rolname = 'sureda_app' and pg_has_role(current_user, oid, 'member')) as is_member
       from pg_roles where rolname = current_user`,
  )
  if (!rights || rights.is_member || (!rights.exists && rights.can_create)) return
  const { owner } = rights
  if (!rights.exists)
    throw new UnusableDatabaseError(
      `The database user ${owner} may not create roles, and the role sureda_app does not exist yet: with it the server works for one tenant at a time. ` +
        'An administrator of the database runs this once, then start again:\n\n' +
        `  create role sureda_app nologin nosuperuser nobypassrls nocreatedb nocreaterole role ${owner};\n`,
    )
  try {
    await session.query(`grant sureda_app to ${owner}`)
  } catch (error) {
    if ((error as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new UnusableDatabaseError(
      `The database user ${owner} is not a member of the role sureda_app and may not become one by itself. ` +
        `An administrator of the database runs this once, then start again:\n\n  grant sureda_app to ${owner};\n`,
    )
  }
}

/** Throws `UnusableDatabaseError` if the role for tenants can bypass row-level security, or cannot be used. */
export async function assertTenantRole(session: ScriptSession): Promise<void> {
  const [role] = await session.query<{ bypass: boolean; usable: boolean }>(
    `select (rolsuper or rolbypassrls) as bypass, pg_has_role(current_user, oid, 'member') as usable
       from pg_roles where rolname = 'sureda_app'`,
  )
  if (!role) return // a folder without the core migration (tests of the runner itself)
  if (role.bypass)
    throw new UnusableDatabaseError(
      'The role sureda_app may bypass row-level security: alter role sureda_app nosuperuser nobypassrls',
    )
  if (!role.usable)
    throw new UnusableDatabaseError(
      'The database user must be a member of sureda_app: grant sureda_app to <user>',
    )
}
