import type { Db } from '../../../database/database.ts'
import { and, desc, gt, gte, lt, or, type SQL, sql } from '../../../database/orm.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { ofRating } from '../ratings/ratings.queries.ts'
import { ratingTotals } from '../ratings/ratings.tables.ts'
import { eventColumns, lastMoment, visibleEvents } from './events.queries.ts'
import { events } from './events.tables.ts'

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`

export interface EventFilter {
  /** Events still running at this moment, the beginning of a day, or later. */
  from?: Date | undefined
  /** Events that begin at or after this moment. */
  beginsFrom?: Date | undefined
  /** Events that begin before this moment. */
  until?: Date | undefined
  /** Beginning of today: events that ended before it are past. */
  today: Date
}

/**
 * An event that ends at midnight is over when the day begins; an all-day event is not: its end is its last day. The
 * first condition is redundant, but lets an index answer.
 */
const goesOnAt = (midnight: Date) =>
  and(
    sql`${lastMoment} >= ${moment(midnight)}`,
    or(gte(events.startAt, midnight), gt(events.endAt, midnight), events.allDay),
  )

type Side = 'upcoming' | 'past'
/** Minimum length of `is_long` (`0003_catalogue.sql`). */
const LONG_MS = 2 * 86_400_000
const latest = (a: Date, b: Date | undefined) => (b && b > a ? b : a)

/** Ids on one side of today by start: one index scan over starts, and one over the few that began long before. */
function idsOf(tenantId: string, filter: EventFilter, page: Page, side: Side): SQL {
  const rank = side === 'upcoming' ? 0 : 1
  const direction = side === 'upcoming' ? 'asc' : 'desc'
  const [sideSeen, ...seen] = page.after ?? []
  if (sideSeen !== undefined && Number(sideSeen) > rank) return sql`select null::text where false`
  const rest: Page = { ...page, shape: ['time', 'text'], after: sideSeen === rank ? seen : null }
  const since = side === 'upcoming' ? latest(filter.today, filter.from) : filter.from
  const conditions = and(
    visibleEvents(tenantId),
    since && sql`${lastMoment} >= ${moment(since)}`,
    filter.from && goesOnAt(filter.from),
    filter.beginsFrom && gte(events.startAt, filter.beginsFrom),
    side === 'past' ? sql`${lastMoment} < ${moment(filter.today)}` : undefined,
    side === 'past' ? lt(events.startAt, filter.today) : undefined,
    filter.until && lt(events.startAt, filter.until),
    beyond(rest, [events.startAt, events.id], direction),
  )
  const order = sql.raw(`order by start_at ${direction}, id ${direction} limit ${page.limit + 1}`)
  const walk = (more?: SQL) =>
    sql`(select id, start_at from ${events} where ${and(conditions, more)} ${order})`
  if (!since) return sql`select id from ${walk()} as walked`
  const long = sql`${events}.is_long and ${events.endAt} >= ${moment(since)}`
  // no other event begins so much earlier
  const border = moment(new Date(since.getTime() - LONG_MS))
  return sql`select id from (${walk(sql`${events.startAt} >= ${border}`)}
    union all ${walk(sql`${long} and ${events.startAt} < ${border}`)}) as walked ${order}`
}

function readSide(db: Db, tenantId: string, filter: EventFilter, page: Page, side: Side) {
  const { startAt, id } = events
  return db
    .select({ ...eventColumns, isPast: sql<number>`${side === 'past' ? 1 : 0}::int` })
    .from(events)
    .leftJoin(ratingTotals, ofRating('event', events))
    .where(and(visibleEvents(tenantId), sql`${id} in (${idsOf(tenantId, filter, page, side)})`))
    .orderBy(...(side === 'upcoming' ? [startAt, id] : [desc(startAt), desc(id)]))
}

/** Upcoming ones first, the next on top; then past ones, the latest on top. */
export async function listEvents(db: Db, tenantId: string, filter: EventFilter, page: Page) {
  const upcoming = await readSide(db, tenantId, filter, page, 'upcoming')
  if (upcoming.length > page.limit) return upcoming
  return [...upcoming, ...(await readSide(db, tenantId, filter, page, 'past'))]
}
