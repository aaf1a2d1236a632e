import type { Db } from '../../../database/database.ts'
import { and, eq, type PgColumn, type PgTable, type SQL, sql } from '../../../database/orm.ts'
import { isUuid } from '../../../lib/page.ts'

/** A table of notices to persons: each row is a card until dismissed. */
type NoticeTable = PgTable & Record<'tenantId' | 'id' | 'userId' | 'createdAt' | 'dismissedAt', PgColumn>
/** A notice table that a mail job handles as well. */
type MailedNoticeTable = NoticeTable & Record<'handledAt', PgColumn>

const DAY_MS = 86_400_000
/** Cards older than this are not shown. */
const CARD_DAYS = 14
/** Maximum cards of one kind for a person. */
export const CARDS_MAX = 20
/** Notices per run of a mail job. */
export const MAILS_MAX = 50

/** Notices since this moment are shown as cards. */
export const shownSince = (now: Date): Date => new Date(now.getTime() - CARD_DAYS * DAY_MS)

/** Dismisses a card. False if the person has no such notice. */
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

/** Marks a notice as handled by the mail job. */
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

/** Drizzle types the columns of one table, not those shared by several. */
const setTo = (column: string, value: SQL = sql`now()`): Record<string, SQL> => ({ [column]: value })
