import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
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
  /** Events that end at this moment or later. */
  from?: Date | undefined
  /** Events that begin before this moment. */
  until?: Date | undefined
  /** Beginning of today: what ended before it is past. */
  today: Date
}

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
        filter.from ? gte(lastMoment, filter.from.toISOString()) : undefined,
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

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>
