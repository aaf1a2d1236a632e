import type { Db } from '../../../database/database.ts'
import { and, asc, desc, eq, gt, gte, lt, lte, notExists, sql } from '../../../database/orm.ts'
import { isRetryDue, type JobScope } from '../../../jobs/process-each.ts'
import { visibleEvents } from '../../catalogue/events/events.queries.ts'
import { events } from '../../catalogue/events/events.tables.ts'
import { news } from '../../catalogue/news/news.tables.ts'
import { pointsLedger } from '../../points/ledger/points.tables.ts'
import { users } from '../profile/user.tables.ts'
import { digests } from './digest.tables.ts'

const WEEK_MS = 7 * 86_400_000
const BATCH = 50
const ITEMS_MAX = 5
const weekBefore = (now: Date) => new Date(now.getTime() - WEEK_MS)

/** People who want the mail and have not been processed this week, locked until the transaction ends. Concurrent processes get others. */
export function takeRecipients(db: Db, scope: JobScope, period: string) {
  const { tenantId } = scope
  const done = db
    .select({ one: sql`1` })
    .from(digests)
    .where(and(eq(digests.tenantId, tenantId), eq(digests.userId, users.id), eq(digests.period, period)))
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      preferredLanguage: users.preferredLanguage,
    })
    .from(users)
    .where(
      and(
        eq(users.tenantId, tenantId),
        sql`${users.notifications} ->> 'offers' = 'true'`,
        notExists(done),
        isRetryDue(scope, users.id),
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH)
    .for('no key update', { skipLocked: true })
}

/** False if another process was first: a constraint allows one mail per person and week. */
export async function claimDigest(
  db: Db,
  tenantId: string,
  userId: string,
  period: string,
): Promise<boolean> {
  const [row] = await db
    .insert(digests)
    .values({ tenantId, userId, period })
    .onConflictDoNothing()
    .returning({ userId: digests.userId })
  return row !== undefined
}

export const newsOfTheWeek = (db: Db, tenantId: string, now: Date) =>
  db
    .select({ id: news.id, title: news.title })
    .from(news)
    .where(
      and(
        eq(news.tenantId, tenantId),
        eq(news.active, true),
        gt(news.publishedAt, weekBefore(now)),
        lte(news.publishedAt, now),
      ),
    )
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(ITEMS_MAX)

export const eventsOfTheWeek = (db: Db, tenantId: string, now: Date) =>
  db
    .select({ id: events.id, title: events.title, startAt: events.startAt, place: events.locationName })
    .from(events)
    .where(
      and(
        visibleEvents(tenantId),
        // no one should travel for an estimated date
        eq(events.dateIsEstimate, false),
        gte(events.startAt, now),
        lt(events.startAt, new Date(now.getTime() + WEEK_MS)),
      ),
    )
    .orderBy(asc(events.startAt), asc(events.id))
    .limit(ITEMS_MAX)

export async function pointsOfTheWeek(db: Db, tenantId: string, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${pointsLedger.delta}), 0)::int` })
    .from(pointsLedger)
    .where(
      and(
        eq(pointsLedger.tenantId, tenantId),
        eq(pointsLedger.userId, userId),
        gt(pointsLedger.delta, 0),
        gt(pointsLedger.createdAt, weekBefore(now)),
      ),
    )
  return row?.sum ?? 0
}

/** Ends the weekly mails of a person; false if there is no such person. */
export async function endDigests(db: Db, tenantId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .update(users)
    .set({ notifications: sql`${users.notifications} || '{"offers": false}'::jsonb` })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)))
    .returning({ id: users.id })
  return row !== undefined
}
