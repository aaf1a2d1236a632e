import type { Db } from '../../../database/database.ts'
import { and, asc, desc, eq, gt, isNull, sql } from '../../../database/orm.ts'
import { isRetryDue, type JobScope } from '../../../jobs/process-each.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { users } from '../../members/profile/user.tables.ts'
import { CARDS_MAX, MAILS_MAX, shownSince } from '../notices/notice-rows.queries.ts'
import { waitlistEntries as entries, waitlistNotices as notices } from './waitlist.tables.ts'

const ofEntry = and(eq(entries.tenantId, notices.tenantId), eq(entries.id, notices.entryId))
const ofExperience = and(eq(experiences.tenantId, entries.tenantId), eq(experiences.id, entries.experienceId))
/** Whether the notice still matches the entry. */
const isTrue = sql<boolean>`${notices.kind} = ${entries.status}`

const columns = {
  id: notices.id,
  kind: notices.kind,
  createdAt: notices.createdAt,
  entryId: notices.entryId,
  isTrue,
  title: experiences.title,
  locationName: experiences.locationName,
  date: entries.date,
  time: entries.time,
  startsAt: entries.startsAt,
  people: entries.people,
  offerUntil: entries.offerUntil,
}

/** The facts of a notice, for cards and mails. */
export type WaitlistNoticeFacts = Awaited<ReturnType<typeof listWaitlistNotices>>[number]

/** Newest first, without dismissed, old or outdated ones. */
export function listWaitlistNotices(db: Db, tenantId: string, userId: string, now: Date) {
  return db
    .select(columns)
    .from(notices)
    .innerJoin(entries, ofEntry)
    .innerJoin(experiences, ofExperience)
    .where(
      and(
        eq(notices.tenantId, tenantId),
        eq(notices.userId, userId),
        isNull(notices.dismissedAt),
        gt(notices.createdAt, shownSince(now)),
        isTrue,
      ),
    )
    .orderBy(desc(notices.createdAt))
    .limit(CARDS_MAX)
}

/** Notices that no mail job has handled, oldest first, locked until the transaction ends; other processes take others. */
export function takeDueWaitlistNotices(db: Db, scope: JobScope) {
  return db
    .select({
      ...columns,
      email: users.email,
      name: users.name,
      preferredLanguage: users.preferredLanguage,
    })
    .from(notices)
    .innerJoin(entries, ofEntry)
    .innerJoin(experiences, ofExperience)
    .innerJoin(users, and(eq(users.tenantId, notices.tenantId), eq(users.id, notices.userId)))
    .where(
      and(eq(notices.tenantId, scope.tenantId), isNull(notices.handledAt), isRetryDue(scope, notices.id)),
    )
    .orderBy(asc(notices.createdAt), asc(notices.id))
    .limit(MAILS_MAX)
    .for('update', { of: notices, skipLocked: true })
}
