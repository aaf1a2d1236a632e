import type { Db } from '../../../database/database.ts'
import { and, eq, gte, lt, type SQLWrapper, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { ofRating, ratingColumns } from '../ratings/ratings.queries.ts'
import { ratingTotals } from '../ratings/ratings.tables.ts'
import { events } from './events.tables.ts'

export const eventColumns = {
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
  checkedOn: events.checkedOn,
  notice: events.notice,
  demo: events.demo,
  image: events.image,
  imageAlt: events.imageAlt,
  imageColor: events.imageColor,
  imageWidths: events.imageWidths,
  imagePhoto: events.imagePhoto,
}

/** What everybody may see. */
export const visibleEvents = (tenantId: string) => and(eq(events.tenantId, tenantId), eq(events.active, true))
export const lastMoment = sql`coalesce(${events.endAt}, ${events.startAt})`

export async function findEvent(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(eventColumns)
    .from(events)
    .leftJoin(ratingTotals, ofRating('event', events))
    .where(and(visibleEvents(tenantId), eq(events.id, id)))
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
    where ${visibleEvents(tenantId)}
      and ${lt(events.startAt, sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`)}
      and ${gte(lastMoment, sql`${from}::date::timestamp at time zone ${timeZone}`)}
    group by day order by day`,
  )
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>
