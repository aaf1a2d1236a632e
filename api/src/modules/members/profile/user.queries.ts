import { domainToASCII } from 'node:url'
import type { Db } from '../../../database/database.ts'
import { and, eq, inArray, or } from '../../../database/orm.ts'
import { AppError } from '../../../errors/app-error.ts'
import { isViolation } from '../../../errors/database-error.ts'
import type { UserRow } from './to-user.ts'
import { uploads, users } from './user.tables.ts'

/** The address in lower case, and with its domain in ASCII: older rows have either. */
function spellings(email: string): string[] {
  const lower = email.toLowerCase()
  const [local, domain] = [lower.slice(0, lower.lastIndexOf('@')), lower.slice(lower.lastIndexOf('@') + 1)]
  return [...new Set([lower, `${local}@${domainToASCII(domain)}`])]
}

export async function findUser(db: Db, tenantId: string, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)))
  return row
}

/** The person's row, locked until the transaction ends. */
export async function lockUser(db: Db, tenantId: string, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)))
    .for('update')
  return row
}

export async function findUserByEmail(db: Db, tenantId: string, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), inArray(users.email, spellings(email))))
  return row
}

/** By e-mail or user name; user names have no `@`, so at most one person matches. */
export async function findUserByLogin(db: Db, tenantId: string, login: string): Promise<UserRow | undefined> {
  const name = login.toLowerCase()
  const [row] = await db
    .select()
    .from(users)
    .where(
      and(eq(users.tenantId, tenantId), or(inArray(users.email, spellings(name)), eq(users.userName, name))),
    )
  return row
}

/** Throws 409 `email_taken`. */
export async function insertUser(db: Db, values: typeof users.$inferInsert): Promise<UserRow> {
  return refuseTakenEmail(async () => {
    const [row] = await db
      .insert(users)
      .values({ ...values, email: values.email.toLowerCase() })
      .returning()
    return row
  })
}

/** Throws 409 `email_taken`. */
export async function updateUser(
  db: Db,
  tenantId: string,
  id: string,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  return refuseTakenEmail(async () => {
    const [row] = await db
      .update(users)
      .set(values)
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id)))
      .returning()
    return row
  })
}

async function refuseTakenEmail(write: () => Promise<UserRow | undefined>): Promise<UserRow> {
  try {
    const row = await write()
    if (!row) throw new AppError('token_revoked', 'the person is gone')
    return row
  } catch (error) {
    if (isViolation(error, 'users_email_uq'))
      throw new AppError('email_taken', 'e-mail taken', { reason: error })
    throw error
  }
}

/** Deletes the row of a stored picture; none is no fault. */
export async function forgetUpload(db: Db, tenantId: string, path: string | null): Promise<void> {
  if (path) await db.delete(uploads).where(and(eq(uploads.tenantId, tenantId), eq(uploads.path, path)))
}
