import type { Db } from '../../../database/database.ts'
import { and, eq, gt, type SQL, sql } from '../../../database/orm.ts'
import { emailChanges } from './user.tables.ts'

export type EmailChange = typeof emailChanges.$inferSelect

const ofPerson = (tenantId: string, userId: string) =>
  and(eq(emailChanges.tenantId, tenantId), eq(emailChanges.userId, userId))

/** Stores the newest request of a person; the link of an older one stops working. */
export async function putEmailChange(
  tx: Db,
  row: Omit<typeof emailChanges.$inferInsert, 'expiresAt'> & { expiresAt: SQL<Date> },
): Promise<void> {
  const { tenantId: _tenant, userId: _user, ...values } = row
  await tx
    .insert(emailChanges)
    .values(row)
    .onConflictDoUpdate({ target: [emailChanges.tenantId, emailChanges.userId], set: values })
}

/** The request of a person that waits for its link. */
export async function findEmailChange(
  tx: Db,
  tenantId: string,
  userId: string,
): Promise<EmailChange | undefined> {
  const [row] = await tx
    .select()
    .from(emailChanges)
    .where(and(ofPerson(tenantId, userId), gt(emailChanges.expiresAt, sql`now()`)))
  return row
}

/** Uses a link up and returns its request; of two concurrent calls only one succeeds. */
export async function takeEmailChange(
  tx: Db,
  tenantId: string,
  tokenHash: string,
): Promise<EmailChange | undefined> {
  const [row] = await tx
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.tenantId, tenantId),
        eq(emailChanges.tokenHash, tokenHash),
        gt(emailChanges.expiresAt, sql`now()`),
      ),
    )
    .returning()
  return row
}

/** Cancels a requested change after a new password: another person may have requested it. */
export async function deleteEmailChangeOf(tx: Db, tenantId: string, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(ofPerson(tenantId, userId))
}
