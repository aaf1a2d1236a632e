import type { Db } from '../../../database/database.ts'
import { and, eq, gte, lt, type SQLWrapper, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { columnsOf, itemColumns } from '../../../lib/fields.ts'
import { ofRating, ratingColumns } from '../ratings/ratings.queries.ts'
import { ratingTotals } from '../ratings/ratings.tables.ts'
import { eventDetailFields, eventFields, events } from './events.tables.ts'

export const eventColumns = {
  ...itemColumns(events),
  ...columnsOf(eventFields),
  ...columnsOf(eventDetailFields),
  ...ratingColumns,
}

/** Events visible to everyone. */
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

/** Number of events per day, without empty days. Days are those of the time zone, the range is inclusive. */
export function countEventsByDay(
  db: Db,
  tenantId: string,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
) {
  const dayOf = (moment: SQLWrapper) => sql`(${moment} at time zone ${timeZone})::date`
  // an evening event that ends at midnight does not mark the next day
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
