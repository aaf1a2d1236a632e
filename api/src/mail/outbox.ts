import { cutText } from '@sureda/contract/rules/cut-text'
import { isDeletedAddress } from '@sureda/contract/schemas/fields/email'
import type { Db } from '../database/database.ts'
import { nowPlus } from '../database/database-time.ts'
import { and, eq, isNotNull, isNull, lte, type PgUpdateSetSource, type SQL, sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { printError } from '../log/crash.ts'
import { users } from '../modules/members/profile/user.tables.ts'
import { mailOutbox } from './mail.tables.ts'
import { type MailClass, ruleOf, UNCONFIRMED_MAX } from './mail-classes.ts'
import { mailboxHash } from './mailbox.ts'
import type { Mail, SendMail } from './transport.ts'

const ATTEMPTS_MAX = 8
const MINUTE = 60_000
/** A worker's claim on mails; afterwards another worker may send them. */
const CLAIM_MS = 2 * MINUTE
/**
 * A silent server is given up after 40 s (`createMailServer`), so mails not begun by then wait for the next run of any
 * process.
 */
const BEGINS_WITHIN_MS = CLAIM_MS - MINUTE

/**
 * Adds a mail to the outbox in the transaction of the change it reports. Returns false, and sends nothing, if the
 * mailbox has reached the daily limit of this class (`mail-classes.ts`): no one can flood a stranger's mailbox through
 * an account.
 */
export async function enqueueMail(
  tx: Db,
  tenantId: string,
  kind: MailClass,
  mail: Pick<Mail, 'to' | 'subject' | 'body' | 'headers'>,
): Promise<boolean> {
  // the account was deleted, so notices about its past reach no one
  if (isDeletedAddress(mail.to)) return false
  const { to: recipient, ...rest } = mail
  const { priority, ceiling } = ruleOf(kind)
  const hash = mailboxHash(recipient)
  const confirmed = await isConfirmed(tx, tenantId, recipient)
  if (ceiling) {
    const max = confirmed ? ceiling.confirmed : ceiling.unconfirmed
    if ((await countToday(tx, tenantId, and(ofMailbox(hash), eq(mailOutbox.kind, kind)))) >= max) return false
    if (!confirmed && (await countToday(tx, tenantId, eq(mailOutbox.confirmed, false))) >= UNCONFIRMED_MAX)
      return false
  }
  const row = { tenantId, recipient, kind, priority, mailboxHash: hash, confirmed, ...rest }
  await tx.insert(mailOutbox).values(row)
  return true
}

const ofMailbox = (hash: string) => eq(mailOutbox.mailboxHash, hash)

/** Without a lock: concurrent transactions may exceed the limit by one or two. */
async function countToday(tx: Db, tenantId: string, which: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ mails: sql<number>`count(*)::int` })
    .from(mailOutbox)
    .where(
      and(eq(mailOutbox.tenantId, tenantId), which, sql`${mailOutbox.createdAt} > now() - interval '1 day'`),
    )
  return row?.mails ?? 0
}

/** Whether a person of the territory has confirmed the address. */
export async function isConfirmed(tx: Db, tenantId: string, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, email), isNotNull(users.emailVerifiedAt)))
  return rows.length > 0
}

/**
 * Sends the due mails of one tenant and returns how many were sent. Mails are claimed by priority with SKIP LOCKED and
 * a deadline, then sent outside any transaction: processes share the work, and a crash sends one mail twice rather than
 * never.
 */
export async function sendDueMails(
  db: Db,
  tenant: { id: string; name: string },
  send: SendMail,
): Promise<number> {
  const mails = (await claimDue(db, tenant.id)).toSorted((a, b) => a.priority - b.priority)
  const until = performance.now() + BEGINS_WITHIN_MS
  let sent = 0
  let isTold = false
  for (const mail of mails) {
    if (performance.now() > until) {
      await settle(db, tenant.id, stillClaimed(mail), { attempts: mail.attempts - 1, dueAt: sql`now()` })
      continue
    }
    try {
      await send({
        id: mail.id,
        fromName: tenant.name,
        to: mail.recipient,
        subject: mail.subject,
        body: mail.body,
        ...(mail.headers && { headers: mail.headers }),
      })
      await settle(db, tenant.id, eq(mailOutbox.id, mail.id), { sentAt: sql`now()`, lastError: null })
      sent += 1
    } catch (error) {
      const final = mail.attempts >= ATTEMPTS_MAX
      if (final) printError(`mail ${mail.id} of ${tenant.id} is set aside`, error)
      // the other mails of the same run most likely fail for the same reason
      else if (!isTold) printError(`mail ${mail.id} of ${tenant.id} has not left and is tried again`, error)
      isTold = true
      await settle(db, tenant.id, stillClaimed(mail), {
        lastError: storable((error as Error).message),
        dueAt: nowPlus(2 ** mail.attempts * MINUTE),
        failedAt: final ? sql`now()` : null,
      })
    }
  }
  return sent
}

/**
 * Makes the answer of a mail server storable: a text that no column accepts would block this mail and those behind it.
 */
const storable = (text: string) => Buffer.from(cutText(text, 500)).toString().replaceAll('\0', '')

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
          // a mail that ends the process each time is given up as well
          lte(mailOutbox.attempts, ATTEMPTS_MAX),
        ),
      )
      .orderBy(mailOutbox.priority, mailOutbox.dueAt)
      .limit(20)
      .for('update', { skipLocked: true })
    return (
      tx
        .update(mailOutbox)
        .set({ attempts: sql`${mailOutbox.attempts} + 1`, dueAt: nowPlus(CLAIM_MS) })
        // as an array, the subquery runs once; in a join it might run again, and ignore its limit
        .where(and(eq(mailOutbox.tenantId, tenantId), sql`${mailOutbox.id} = any(array${due})`))
        .returning()
    )
  })
}

/** Fails if a run took longer than its claim and another process has claimed the mail: that process then decides. */
const stillClaimed = ({ id, attempts }: { id: string; attempts: number }) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), isNull(mailOutbox.sentAt))

async function settle(
  db: Db,
  tenantId: string,
  which: SQL | undefined,
  values: PgUpdateSetSource<typeof mailOutbox>,
) {
  await withTenant(db, tenantId, (tx) =>
    tx
      .update(mailOutbox)
      .set(values)
      .where(and(eq(mailOutbox.tenantId, tenantId), which)),
  )
}
