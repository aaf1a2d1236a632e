import type { PointActivity } from '@sureda/contract/codes/enums'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { PointsStats } from '@sureda/contract/schemas/points/points'
import type { Db } from '../../../database/database.ts'
import { and, eq, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { pointsAccounts, pointsLedger } from './points.tables.ts'

export interface Owner {
  tenantId: string
  userId: string
}

/** Balance and lifetime points; zero without an account. */
export async function findAccount(db: Db, { tenantId, userId }: Owner) {
  const [row] = await db
    .select({ balance: pointsAccounts.balance, lifetime: pointsAccounts.lifetime })
    .from(pointsAccounts)
    .where(and(eq(pointsAccounts.tenantId, tenantId), eq(pointsAccounts.userId, userId)))
  return row ?? { balance: 0, lifetime: 0 }
}

/** Points booked on one day of the tenant's time zone, whatever day they were earned on. */
export async function bookedOn(db: Db, { tenantId, userId }: Owner, day: string, timeZone: string) {
  const [row] = await rowsOf<{ points: number }>(
    db,
    sql`select points_of_day(${tenantId}, ${userId}::uuid, 'booked', ${day}::date, ${timeZone}) as points`,
  )
  return row?.points ?? 0
}

/** Locks the person's account, so that other awards and positions wait until this transaction ends. */
export async function lockAccount(db: Db, { tenantId, userId }: Owner): Promise<void> {
  await db.insert(pointsAccounts).values({ tenantId, userId }).onConflictDoNothing()
  const account = and(eq(pointsAccounts.tenantId, tenantId), eq(pointsAccounts.userId, userId))
  await db.select({ one: sql`1` }).from(pointsAccounts).where(account).for('update')
}

export interface HistoryFilter {
  activity?: PointActivity | undefined
  /** Including `from`, excluding `until`. */
  from?: Date | undefined
  until?: Date | undefined
}

export interface HistoryRow {
  id: string
  activity: PointActivity
  sourceId: string
  title: LocalizedText | null
  points: number
  capped: boolean
  occurredAt: string
}

const isoTime = (column: typeof pointsLedger.occurredAt) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Newest first, with the current name of each source. */
export function listHistory(db: Db, { tenantId, userId }: Owner, filter: HistoryFilter, page: Page) {
  const l = pointsLedger
  const conditions = and(
    eq(l.tenantId, tenantId),
    eq(l.userId, userId),
    filter.activity ? eq(l.sourceType, filter.activity) : undefined,
    filter.from ? sql`${l.occurredAt} >= ${filter.from.toISOString()}::timestamptz` : undefined,
    filter.until ? sql`${l.occurredAt} < ${filter.until.toISOString()}::timestamptz` : undefined,
    beyond(page, [l.occurredAt, l.id], 'desc'),
  )
  return rowsOf<HistoryRow>(
    db,
    sql`select ${l.id}, ${l.sourceType} as activity, ${l.sourceId} as "sourceId", ${l.delta} as points,
               coalesce((${l.meta} ->> 'capped')::boolean, false) as capped, ${isoTime(l.occurredAt)} as "occurredAt",
               coalesce(s.title, e.title, w.title) as title
        from ${l}
        left join lateral (
          select title from point_sources s where s.tenant_id = ${l.tenantId} and s.kind = ${sourceKind} and s.id = ${sourceKey} limit 1
        ) s on true
        left join reservations r on r.tenant_id = ${l.tenantId}
          and r.id = case when ${l.sourceType} = 'reservation' then ${l.sourceId}::uuid end
        left join experiences e on e.tenant_id = r.tenant_id and e.id = r.experience_id
        left join redemptions d on d.tenant_id = ${l.tenantId}
          and d.id = case when ${l.sourceType} = 'redemption' then ${l.sourceId}::uuid end
        left join rewards w on w.tenant_id = d.tenant_id and w.id = d.reward_id
        where ${conditions} order by ${l.occurredAt} desc, ${l.id} desc limit ${page.limit + 1}`,
  )
}

// the source of a `rating` is `route:rt-1`, that of others an id
const sourceKind = sql`case when ${pointsLedger.sourceType} = 'rating' then 'rating:' || split_part(${pointsLedger.sourceId}, ':', 1)
  when ${pointsLedger.sourceType} = 'hint' then 'game' else ${pointsLedger.sourceType} end`
const sourceKey = sql`case when ${pointsLedger.sourceType} = 'rating'
  then substr(${pointsLedger.sourceId}, strpos(${pointsLedger.sourceId}, ':') + 1) else ${pointsLedger.sourceId} end`

/** Points earned by activity, without spent ones. */
export async function readStats(
  db: Db,
  { tenantId, userId }: Owner,
  timeZone: string,
): Promise<Omit<PointsStats, 'achievements'>> {
  const l = pointsLedger
  const own = and(
    eq(l.tenantId, tenantId),
    eq(l.userId, userId),
    sql`${l.sourceType} not in ('redemption', 'hint')`,
  )
  const activities = await rowsOf<PointsStats['activities'][number]>(
    db,
    sql`select ${l.sourceType} as activity_type, count(distinct ${l.sourceId})::int as count, sum(${l.delta})::int as points
        from ${l} where ${own} group by 1 order by 3 desc, 1`,
  )
  const [span] = await rowsOf<Pick<PointsStats, 'active_days' | 'first_at' | 'last_at'>>(
    db,
    sql`select count(distinct (${l.occurredAt} at time zone ${timeZone})::date)::int as active_days,
               to_char(min(${l.occurredAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first_at,
               to_char(max(${l.occurredAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_at
        from ${l} where ${own}`,
  )
  const total = activities.reduce((sum, activity) => sum + activity.points, 0)
  return { total, activities, active_days: 0, first_at: null, last_at: null, ...span }
}
