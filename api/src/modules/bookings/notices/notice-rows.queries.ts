import type { Db } from '../../../database/database.ts'
import { and, eq, lt, type PgColumn, type PgTable, type SQL, sql } from '../../../database/orm.ts'
import { isUuid } from '../../../lib/page.ts'

/** A table of what persons are told: each row is a card until its person puts it away. */
type NoticeTable = PgTable & Record<'tenantId' | 'id' | 'userId' | 'createdAt' | 'dismissedAt', PgColumn>
/** One whose rows a mail job deals with as well. */
type MailedNoticeTable = NoticeTable & Record<'handledAt', PgColumn>

const DAY_MS = 86_400_000
/** A card about something older says nothing new. */
const CARD_DAYS = 14
const KEPT_DAYS = 60
/** Cards of one kind that a person is shown at most. */
export const CARDS_MAX = 20
/** Notices a mail job takes at a time. */
export const MAILS_MAX = 50

/** Since when a notice is shown as a card. */
export const shownSince = (now: Date): Date => new Date(now.getTime() - CARD_DAYS * DAY_MS)

/** Puts a card away. False where that person has no such notice. */
export async function dismissNotice(
  db: Db,
  notices: NoticeTable,
  tenantId: string,
  userId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const dismissed = await db
    .update(notices)
    .set(setTo('dismissedAt', sql`coalesce(${notices.dismissedAt}, now())`))
    .where(and(eq(notices.tenantId, tenantId), eq(notices.id, id), eq(notices.userId, userId)))
    .returning({ id: notices.id })
  return dismissed.length > 0
}

/** The mail job has dealt with it. */
export async function settleNotice(
  db: Db,
  notices: MailedNoticeTable,
  tenantId: string,
  id: string,
): Promise<void> {
  await db
    .update(notices)
    .set(setTo('handledAt'))
    .where(and(eq(notices.tenantId, tenantId), eq(notices.id, id)))
}

/** Deletes what no one needs any more. */
export async function deleteOldNotices(
  db: Db,
  notices: NoticeTable,
  tenantId: string,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await db.delete(notices).where(and(eq(notices.tenantId, tenantId), lt(notices.createdAt, before)))
}

/** Drizzle knows the columns of one table, not those that several share. */
const setTo = (column: string, value: SQL = sql`now()`): Record<string, SQL> => ({ [column]: value })
