import type { Db } from '../../../database/database.ts'
import { nowPlus } from '../../../database/database-time.ts'
import { and, eq, gt, sql } from '../../../database/orm.ts'
import { signInNonces } from './auth.tables.ts'
import { hashToken } from './token.ts'

const NONCE_MINUTES = 10

export async function insertNonce(tx: Db, tenantId: string, nonce: string): Promise<void> {
  const expiresAt = nowPlus(NONCE_MINUTES * 60_000)
  await tx.insert(signInNonces).values({ tenantId, nonceHash: hashToken(nonce), expiresAt })
}

/** Uses the nonce up; true if this tenant issued it within the last ten minutes and it was not used yet. */
export async function consumeNonce(tx: Db, tenantId: string, nonce: string): Promise<boolean> {
  const rows = await tx
    .delete(signInNonces)
    .where(
      and(
        eq(signInNonces.tenantId, tenantId),
        eq(signInNonces.nonceHash, hashToken(nonce)),
        gt(signInNonces.expiresAt, sql`now()`),
      ),
    )
    .returning({ hash: signInNonces.nonceHash })
  return rows.length > 0
}
