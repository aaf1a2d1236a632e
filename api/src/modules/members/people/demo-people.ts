import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { and, eq, inArray, isNotNull, isNull, sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { AppError } from '../../../errors/app-error.ts'
import { verifyPassword } from '../auth/password.ts'
import { users } from '../profile/user.tables.ts'

/** The public password, which is in packs and documents. */
const PUBLIC_PASSWORD = 'suro-demo-2026'

/**
 * Whether a demo person is locked out, whatever their password: it may have been changed while it was public. Unmarked
 * accounts with the public password are locked out too.
 */
export const isLockedOut = (config: Config, { demo }: { demo: boolean }, password?: string): boolean =>
  config.NODE_ENV === 'production' && (demo || password === PUBLIC_PASSWORD)

/** Throws 403 `demo_account`. */
export function refuseDemoPerson(config: Config, row: { demo: boolean }, password?: string): void {
  if (isLockedOut(config, row, password))
    throw new AppError('demo_account', 'a demo person, or the public password')
}

/**
 * Marks demo accounts from before the mark existed: a demo address (`.test` belongs to no one) with the public
 * password. Passwords are tried outside transactions, some 30 ms each.
 */
export async function markDemoCopies(db: Db, tenants: readonly { id: string }[]): Promise<void> {
  for (const { id } of tenants) {
    const isUnmarked = and(
      eq(users.tenantId, id),
      eq(users.demo, false),
      isNull(users.deletedAt),
      sql`${users.email} like '%.test'`,
      isNotNull(users.passwordHash),
    )
    const columns = { id: users.id, passwordHash: users.passwordHash }
    const found = await withTenant(db, id, (tx) => tx.select(columns).from(users).where(isUnmarked))
    const copies: string[] = []
    for (const one of found) if (await verifyPassword(one.passwordHash, PUBLIC_PASSWORD)) copies.push(one.id)
    if (copies.length > 0)
      await withTenant(db, id, (tx) =>
        tx
          .update(users)
          .set({ demo: true })
          .where(and(eq(users.tenantId, id), inArray(users.id, copies))),
      )
  }
}

/** Number of demo people in each of these territories that has some. */
export async function countDemoPeople(
  db: Db,
  tenants: readonly { id: string }[],
): Promise<{ id: string; count: number }[]> {
  const counts: { id: string; count: number }[] = []
  for (const { id } of tenants) {
    const isDemo = and(eq(users.tenantId, id), users.demo, isNull(users.deletedAt))
    const count = await withTenant(db, id, (tx) => tx.$count(users, isDemo))
    if (count > 0) counts.push({ id, count })
  }
  return counts
}
