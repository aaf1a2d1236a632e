import type { Db } from '../database/database.ts'
import { and, eq, isNull, lt, lte, or, sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { mailOutbox } from './mail.tables.ts'
import type { Mail, SendMail } from './transport.ts'

const ATTEMPTS_MAX = 8
const MINUTE = 60_000
/** Time a worker has for one mail before another may take it up. */
const CLAIM_MS = 2 * MINUTE
const KEPT_MS = 7 * 24 * 60 * MINUTE

/** Puts a mail in the transaction of what it tells about: both happen or neither. */
export async function enqueueMail(
  tx: Db,
  tenantId: string,
  mail: Pick<Mail, 'to' | 'subject' | 'body' | 'headers'>,
): Promise<void> {
  // a person who is gone: what the past still has to say reaches nobody
  if (mail.to.endsWith('@deleted.invalid')) return
  const { to: recipient, ...rest } = mail
  await tx.insert(mailOutbox).values({ tenantId, recipient, ...rest })
}

/**
 * Sends what is due for one tenant and returns how many went out. Mails are claimed with SKIP LOCKED and a deadline, then sent outside of any
 * transaction: many processes share the work, and a crash in between sends one mail again, never none.
 */
export async function sendDueMails(
  db: Db,
  tenant: { id: string; name: string },
  send: SendMail,
): Promise<number> {
  const mails = await claimDue(db, tenant.id)
  let sent = 0
  for (const mail of mails) {
    try {
      await send({
        id: mail.id,
        fromName: tenant.name,
        to: mail.recipient,
        subject: mail.subject,
        body: mail.body,
        ...(mail.headers && { headers: mail.headers }),
      })
      await settle(db, tenant.id, mail.id, { sentAt: new Date(), lastError: null })
      sent += 1
    } catch (error) {
      const final = mail.attempts >= ATTEMPTS_MAX
      await settle(db, tenant.id, mail.id, {
        lastError: (error as Error).message.slice(0, 500),
        dueAt: new Date(Date.now() + 2 ** mail.attempts * MINUTE),
        failedAt: final ? new Date() : null,
      })
    }
  }
  return sent
}

async function claimDue(db: Db, tenantId: string) {
  return withTenant(db, tenantId, async (tx) => {
    const due = tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(
        and(
          eq(mailOutbox.tenantId, tenantId),
          isNull(mailOutbox.sentAt),
          isNull(mailOutbox.failedAt),
          lte(mailOutbox.dueAt, sql`now()`),
        ),
      )
      .orderBy(mailOutbox.dueAt)
      .limit(20)
      .for('update', { skipLocked: true })
    return tx
      .update(mailOutbox)
      .set({ attempts: sql`${mailOutbox.attempts} + 1`, dueAt: new Date(Date.now() + CLAIM_MS) })
      .where(and(eq(mailOutbox.tenantId, tenantId), sql`${mailOutbox.id} in ${due}`))
      .returning()
  })
}

async function settle(db: Db, tenantId: string, id: string, values: Partial<typeof mailOutbox.$inferInsert>) {
  await withTenant(db, tenantId, (tx) =>
    tx
      .update(mailOutbox)
      .set(values)
      .where(and(eq(mailOutbox.tenantId, tenantId), eq(mailOutbox.id, id))),
  )
}

/** Sent and given-up mails go after a week: they hold addresses and links. */
export async function deleteOldMails(tx: Db, tenantId: string): Promise<void> {
  const before = new Date(Date.now() - KEPT_MS)
  await tx
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.tenantId, tenantId),
        or(lt(mailOutbox.sentAt, before), lt(mailOutbox.failedAt, before)),
      ),
    )
}
