import { and, eq, gt, gte, lt, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { rowsOf } from '../../database/with-tenant.ts'
import { beyond, type Page } from '../content/page.ts'
import { ofRating, ratingColumns } from '../ratings/ratings.queries.ts'
import { ratingTotals } from '../ratings/ratings.tables.ts'
import { events } from './events.tables.ts'

const columns = {
  id: events.id,
  title: events.title,
  description: events.description,
  body: events.body,
  startAt: events.startAt,
  endAt: events.endAt,
  allDay: events.allDay,
  locationName: events.locationName,
  latitude: events.latitude,
  longitude: events.longitude,
  rating: events.rating,
  ...ratingColumns,
  dateIsEstimate: events.dateIsEstimate,
  website: events.website,
  priceNote: events.priceNote,
  notice: events.notice,
  demo: events.demo,
  image: events.image,
  imageAlt: events.imageAlt,
  imageColor: events.imageColor,
  imageWidths: events.imageWidths,
}

const visible = (tenantId: string) => and(eq(events.tenantId, tenantId), eq(events.active, true))
const lastMoment = sql`coalesce(${events.endAt}, ${events.startAt})`

export interface EventFilter {
  /** Events that still go on at this moment, the beginning of a day, or begin later. */
  from?: Date | undefined
  /** Events that begin at this moment or later. */
  beginsFrom?: Date | undefined
  /** Events that begin before this moment. */
  until?: Date | undefined
  /** Beginning of today: what ended before it is past. */
  today: Date
}

/**
 * What ends at midnight is over when the day begins, what lasts whole days is not: its end is its last day. The first condition says nothing
 * new, it is the one an index answers.
 */
const goesOnAt = (midnight: Date) =>
  and(
    gte(lastMoment, midnight.toISOString()),
    or(gte(events.startAt, midnight), gt(events.endAt, midnight), events.allDay),
  )

/** Upcoming ones first, the next at the top; then the past ones, the latest at the top. */
export function listEvents(db: Db, tenantId: string, filter: EventFilter, page: Page) {
  const today = filter.today.toISOString()
  const isPast = sql<number>`(case when ${lastMoment} < ${today}::timestamptz then 1 else 0 end)`
  const seconds = sql`extract(epoch from ${events.startAt})::float8`
  const rank = sql<number>`(case when ${lastMoment} < ${today}::timestamptz then -${seconds} else ${seconds} end)`
  return db
    .select({ ...columns, isPast: isPast.mapWith(Number), rank: rank.mapWith(Number) })
    .from(events)
    .leftJoin(ratingTotals, ofRating('event', events))
    .where(
      and(
        visible(tenantId),
        filter.from && goesOnAt(filter.from),
        filter.beginsFrom && gte(events.startAt, filter.beginsFrom),
        filter.until ? lt(events.startAt, filter.until) : undefined,
        beyond(page, [isPast, rank, events.id]),
      ),
    )
    .orderBy(isPast, rank, events.id)
    .limit(page.limit + 1)
}

export async function findEvent(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(events)
    .leftJoin(ratingTotals, ofRating('event', events))
    .where(and(visible(tenantId), eq(events.id, id)))
  return row
}

/**
 * How many events each day has, days without any left out. Days are those of the time zone, the span includes both.
 */
export function countEventsByDay(
  db: Db,
  tenantId: string,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
) {
  const dayOf = (moment: SQLWrapper) => sql`(${moment} at time zone ${timeZone})::date`
  // an evening that ends at midnight does not mark the day after
  const lastDay = sql`case
    when ${events.endAt} is null or ${events.endAt} = ${events.startAt} then ${dayOf(events.startAt)}
    when ${events.allDay} then ${dayOf(events.endAt)}
    else ${dayOf(sql`(${events.endAt} - interval '1 microsecond')`)} end`
  return rowsOf<{ day: string; count: number }>(
    db,
    sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as count
    from ${events}
    cross join lateral generate_series(
      greatest(${dayOf(events.startAt)}, ${from}::date), least(${lastDay}, ${to}::date), interval '1 day') as day
    where ${visible(tenantId)}
      and ${lt(events.startAt, sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`)}
      and ${gte(lastMoment, sql`${from}::date::timestamp at time zone ${timeZone}`)}
    group by day order by day`,
  )
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>
