import type { Db } from '../../../database/database.ts'
import { and, asc, count, eq, inArray, isNull, sql } from '../../../database/orm.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { checkInPoints } from './check-in-points.tables.ts'

const columns = {
  id: checkInPoints.id,
  name: checkInPoints.name,
  description: checkInPoints.description,
  latitude: checkInPoints.latitude,
  longitude: checkInPoints.longitude,
  radiusM: checkInPoints.radiusM,
  points: checkInPoints.points,
  poiType: checkInPoints.poiType,
  version: checkInPoints.version,
  updatedAt: checkInPoints.updatedAt,
  visits: sql<number>`(select count(*)::int from points_ledger l where l.tenant_id = "check_in_points"."tenant_id"
    and l.source_type = 'checkin' and l.source_id = "check_in_points"."id")`,
}

/** In whole milliseconds, as in the cursor. */
const madeAt = sql`date_trunc('milliseconds', ${checkInPoints.createdAt})`

/** The guide's own points that are not removed. */
const ofGuide = ({ tenantId, userId }: Guide) =>
  and(
    eq(checkInPoints.tenantId, tenantId),
    eq(checkInPoints.guideUserId, userId),
    isNull(checkInPoints.deletedAt),
  )

export const listGuidePoints = (db: Db, guide: Guide, page: Page) =>
  db
    .select({ ...columns, createdAt: checkInPoints.createdAt })
    .from(checkInPoints)
    .where(and(ofGuide(guide), beyond(page, [madeAt, checkInPoints.id])))
    .orderBy(asc(madeAt), asc(checkInPoints.id))
    .limit(page.limit + 1)

export async function findGuidePoint(db: Db, guide: Guide, id: string) {
  const [row] = await db
    .select(columns)
    .from(checkInPoints)
    .where(and(ofGuide(guide), eq(checkInPoints.id, id)))
  return row
}
export type GuidePointRow = NonNullable<Awaited<ReturnType<typeof findGuidePoint>>>

/** Any guide's point that members can check in at. */
export async function findPublicPoint(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(checkInPoints)
    .where(
      and(eq(checkInPoints.tenantId, tenantId), eq(checkInPoints.id, id), eq(checkInPoints.active, true)),
    )
  return row
}

/** Number of the guide's points; concurrent inserts wait until this transaction ends. */
export async function countForInsert(db: Db, guide: Guide): Promise<number> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`check-in-points ${guide.tenantId} ${guide.userId}`}, 0))`,
  )
  const [row] = await db.select({ points: count() }).from(checkInPoints).where(ofGuide(guide))
  return row?.points ?? 0
}

export async function insertPoint(db: Db, values: typeof checkInPoints.$inferInsert): Promise<void> {
  await db.insert(checkInPoints).values(values)
}

/** False if `seen` does not contain the current version. */
export async function updatePoint(
  db: Db,
  guide: Guide,
  id: string,
  values: Partial<typeof checkInPoints.$inferInsert>,
  seen?: readonly number[],
): Promise<boolean> {
  const changed = await db
    .update(checkInPoints)
    .set({ ...values, version: sql`${checkInPoints.version} + 1` })
    .where(and(ofGuide(guide), eq(checkInPoints.id, id), seen && inArray(checkInPoints.version, [...seen])))
    .returning({ id: checkInPoints.id })
  return changed.length > 0
}
