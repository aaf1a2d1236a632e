import type { Db } from '../../../database/database.ts'
import { and, eq, gt, isNull } from '../../../database/orm.ts'
import { passwordResets } from './auth.tables.ts'

/** Stores the newest link of a person; earlier links stop working. */
export async function replaceOpenReset(
  tx: Db,
  row: { tenantId: string; userId: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await deleteOpenResets(tx, row.tenantId, row.userId)
  await tx.insert(passwordResets).values(row)
}

/** Makes unused links of a person stop working. */
export async function deleteOpenResets(tx: Db, tenantId: string, userId: string): Promise<void> {
  await tx
    .delete(passwordResets)
    .where(
      and(
        eq(passwordResets.tenantId, tenantId),
        eq(passwordResets.userId, userId),
        isNull(passwordResets.usedAt),
      ),
    )
}

const open = (tenantId: string, tokenHash: string, now: Date) =>
  and(
    eq(passwordResets.tenantId, tenantId),
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  )

export async function hasOpenReset(tx: Db, tenantId: string, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(open(tenantId, tokenHash, now))
  return rows.length > 0
}

/** Whether the person has a link that is valid at least until then. */
export async function hasOpenResetOf(
  tx: Db,
  tenantId: string,
  userId: string,
  until: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.tenantId, tenantId),
        eq(passwordResets.userId, userId),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, until),
      ),
    )
  return rows.length > 0
}

/** Uses a link up and returns its person; of two concurrent calls only one succeeds. */
export async function consumeReset(
  tx: Db,
  tenantId: string,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(open(tenantId, tokenHash, now))
    .returning({ userId: passwordResets.userId })
  return row?.userId
}
