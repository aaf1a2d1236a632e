import { setTimeout as wait } from 'node:timers/promises'
import { isRetryable } from '../errors/database-error.ts'
import type { Db } from './database.ts'
import { sql } from './orm.ts'

const RETRIES = 2

/**
 * Runs `fn` in one transaction for one tenant, with the role that row-level security applies to. Keep it short and never wait for the network inside: on the embedded
 * database all other calls wait with it. After a deadlock or serialisation failure `fn` runs again, at most twice, so it must change only the database.
 */
export async function withTenant<T>(
  db: Db,
  tenantId: string,
  fn: (tx: Db) => Promise<T>,
  /** Hash of a session token: this session can be read in any tenant. */
  sessionHash = '',
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('role', 'sureda_app', true), set_config('app.tenant', ${tenantId}, true),
                     set_config('app.session', ${sessionHash}, true)`,
        )
        return fn(tx)
      })
    } catch (error) {
      if (attempt >= RETRIES || !isRetryable(error)) throw error
      await wait(20 + Math.random() * 60)
    }
  }
}

/** Rows of a hand-written statement, typed by the caller; both drivers answer `{ rows }`. */
export async function rowsOf<Row>(db: Db, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
