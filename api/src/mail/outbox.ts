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
/** Time a worker has for what it has claimed before another may take it up. */
const CLAIM_MS = 2 * MINUTE
/** A server that says nothing is given up after 40 s (`createMailServer`): what is not begun by then waits for the next turn of any process. */
const BEGINS_WITHIN_MS = CLAIM_MS - MINUTE

/**
 * Puts a mail in the transaction of what it tells about: both happen or neither. False where its mailbox has had enough of its kind today (`mail-classes.ts`) and
 * nothing is sent: no person fills the mailbox of another with what an account causes.
 */
export async function enqueueMail(
  tx: Db,
  tenantId: string,
  kind: MailClass,
  mail: Pick<Mail, 'to' | 'subject' | 'body' | 'headers'>,
): Promise<boolean> {
  // a person who is gone: what the past still has to say reaches no one
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

/** Not under a lock: of several at once one or two may be too many. */
async function countToday(tx: Db, tenantId: string, which: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ mails: sql<number>`count(*)::int` })
    .from(mailOutbox)
    .where(
      and(eq(mailOutbox.tenantId, tenantId), which, sql`${mailOutbox.createdAt} > now() - interval '1 day'`),
    )
  return row?.mails ?? 0
}

/** Whether a person of the territory has shown that the address is theirs. */
export async function isConfirmed(tx: Db, tenantId: string, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, email), isNotNull(users.emailVerifiedAt)))
  return rows.length > 0
}

/**
 * Sends what is due for one tenant and returns how many went out. Mails are claimed in the order of their kind, with SKIP LOCKED and a deadline, then sent outside of any
 * transaction: many processes share the work, and a crash in between sends one mail again, never none.
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
      // the others of the same turn most likely fail for the same reason
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

/** What a mail server says may hold anything; a text that no column takes would be this mail's end and that of those behind it. */
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
          // one at which the process ends each time is given up as well
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
        // as an array the question is asked once: in a join it may be asked again, and its limit with it
        .where(and(eq(mailOutbox.tenantId, tenantId), sql`${mailOutbox.id} = any(array${due})`))
        .returning()
    )
  })
}

/** Not where a turn took longer than its claim and another process has taken the mail up: what that one says counts. */
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
