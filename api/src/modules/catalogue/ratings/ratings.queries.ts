import type { RateableType } from '@sureda/contract/codes/enums'
import type { OwnRating } from '@sureda/contract/schemas/points/points'
import type { Db } from '../../../database/database.ts'
import { and, eq, lte, type SQLWrapper, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { ratings, ratingTotals } from './ratings.tables.ts'
import { shownRating } from './shown-rating.ts'

export interface Rateable {
  tenantId: string
  type: RateableType
  id: string
}

/** Columns for `shownRating`, beside the item's own `rating`; null where a left join with `ofRating` found none. */
export const ratingColumns = { ratingsCount: ratingTotals.ratings, starsSum: ratingTotals.stars }

/** The join to the totals of an item. */
export const ofRating = (type: RateableType, item: { tenantId: SQLWrapper; id: SQLWrapper }) =>
  and(
    eq(ratingTotals.tenantId, item.tenantId),
    eq(ratingTotals.rateableType, type),
    eq(ratingTotals.rateableId, item.id),
  )

/** Whether there is such an object to rate. */
export async function isRateable(db: Db, { tenantId, type, id }: Rateable): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from rateables where tenant_id = ${tenantId} and type = ${type} and id = ${id}`,
  )
  return rows.length > 0
}

/** Whether the member has visited it (`has_visited` of `0011_points.sql` defines the evidence). */
export async function hasVisited(db: Db, { tenantId, type, id }: Rateable, userId: string): Promise<boolean> {
  const [row] = await rowsOf<{ visited: boolean }>(
    db,
    sql`select has_visited(${tenantId}, ${userId}::uuid, ${type}, ${id}) as visited`,
  )
  return row?.visited === true
}

/** Whether the first rating came before the visit and therefore gave no points. */
export async function wasUnpaid(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  source: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from points_ledger where tenant_id = ${tenantId} and user_id = ${userId}::uuid and source_type = 'rating'
        and source_id = ${source} and occurrence = 'once' and (meta ->> 'unvisited')::boolean`,
  )
  return rows.length > 0
}

/** Creates or changes a rating; one made before the stored one changes nothing. */
export async function saveRating(
  db: Db,
  { tenantId, type, id }: Rateable,
  rating: { userId: string; stars: number; capturedAt: Date },
): Promise<void> {
  await db
    .insert(ratings)
    .values({ tenantId, rateableType: type, rateableId: id, ...rating })
    .onConflictDoUpdate({
      target: [ratings.tenantId, ratings.userId, ratings.rateableType, ratings.rateableId],
      set: { stars: rating.stars, capturedAt: rating.capturedAt },
      setWhere: lte(ratings.capturedAt, rating.capturedAt),
    })
}

/** Tables whose items have an office rating. */
const OFFICE_RATING = {
  experience: 'experiences',
  event: 'events',
  location: 'locations',
  operator: 'operators',
}

async function officeRating(db: Db, { tenantId, type, id }: Rateable): Promise<number | null> {
  if (!(type in OFFICE_RATING)) return null
  const table = sql.identifier(OFFICE_RATING[type as keyof typeof OFFICE_RATING])
  const [row] = await rowsOf<{ rating: number | null }>(
    db,
    sql`select rating from ${table} where tenant_id = ${tenantId} and id = ${id}`,
  )
  return row?.rating ?? null
}

/** The person's rating, and the public one. */
export async function findOwnRating(
  db: Db,
  object: Rateable,
  userId: string,
  byDefault: number | null,
): Promise<OwnRating> {
  const [total] = await db
    .select(ratingColumns)
    .from(ratingTotals)
    .where(ofRating(object.type, { tenantId: sql`${object.tenantId}`, id: sql`${object.id}` }))
  const [own] = await db
    .select({ stars: ratings.stars })
    .from(ratings)
    .where(
      and(
        eq(ratings.tenantId, object.tenantId),
        eq(ratings.userId, userId),
        eq(ratings.rateableType, object.type),
        eq(ratings.rateableId, object.id),
      ),
    )
  const stored = {
    rating: (await officeRating(db, object)) ?? byDefault,
    ratingsCount: total?.ratingsCount ?? null,
    starsSum: total?.starsSum ?? null,
  }
  const { rating: average, ratings_count } = shownRating(stored)
  return {
    rateable_type: object.type,
    rateable_id: object.id,
    rating: own?.stars ?? null,
    average,
    ratings_count,
  }
}
