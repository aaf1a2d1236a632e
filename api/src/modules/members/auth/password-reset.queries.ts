import type { Db } from '../../../database/database.ts'
import { and, eq, gt, isNull } from '../../../database/orm.ts'
import { passwordResets } from './auth.tables.ts'

/** Stores the newest link of a person; links asked for before stop working. */
export async function replaceOpenReset(
  tx: Db,
  row: { tenantId: string; userId: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await deleteOpenResets(tx, row.tenantId, row.userId)
  await tx.insert(passwordResets).values(row)
}

/** Links of a person that have not been used stop working. */
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

/** Whether the person has a link that works until then at least. */
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

/** Uses the link up and returns whose it is; of two at once only one gets an answer. */
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
