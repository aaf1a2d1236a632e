import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** The transaction a tenant's work runs in: the same query functions take it. */
export type TenantDb = Db

/**
 * One transaction for one tenant: the role that row-level security binds, and the tenant it may see. Statement and lock limits come from the
 * connection. Keep it short and never wait for the network inside: on the embedded database everybody else waits with it.
 */
export async function withTenant<T>(db: Db, tenantId: string, fn: (tx: TenantDb) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('role', 'sureda_app', true), set_config('app.tenant', ${tenantId}, true)`,
    )
    return fn(tx as TenantDb)
  })
}

/** Rows of a hand-written statement, typed by the caller; both drivers answer `{ rows }`. */
export async function rowsOf<Row>(db: Db, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
