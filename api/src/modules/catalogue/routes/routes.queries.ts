import type { Db } from '../../../database/database.ts'
import { and, asc, eq, inArray, sql } from '../../../database/orm.ts'
import { shownImage } from '../../../lib/columns.ts'
import { columnsOf, itemColumns } from '../../../lib/fields.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { provinceKeys } from '../../../lib/provinces.ts'
import { flagged, searchParts } from '../../../lib/search.ts'
import { checkInColumn } from '../../guides/check-in-points/check-in.queries.ts'
import { noticeColumn } from '../../guides/closures/closure-notice.ts'
import { operatorSummary } from '../operators/operators.queries.ts'
import { operators } from '../operators/operators.tables.ts'
import { routeDetailFields, routeFields, routePointFields, routePoints, routes } from './routes.tables.ts'

const listColumns = {
  ...itemColumns(routes),
  ...columnsOf(routeFields),
  notice: noticeColumn('route', routes),
  startPoint: routes.startPoint,
  sortOrder: routes.sortOrder,
  operator: operatorSummary,
}

const detailColumns = {
  ...listColumns,
  ...columnsOf(routeDetailFields),
  trackVerified: routes.trackVerified,
  endPoint: routes.endPoint,
  trackSimplified: routes.trackSimplified,
  usefulLinks: routes.usefulLinks,
}

const ofOperator = and(eq(operators.tenantId, routes.tenantId), eq(operators.id, routes.operatorId))
const visible = (tenantId: string) => and(eq(routes.tenantId, tenantId), eq(routes.active, true))

export interface RouteFilter {
  search?: string | undefined
  /** Comma list. */
  provinces?: string | undefined
  featured?: boolean | undefined
  /** `false` asks for hidden routes, which are never shown: an empty list. */
  active?: boolean | undefined
  operator_id?: string | undefined
  point_id?: string | undefined
}

/** The route of a stop: stops are named once in a territory. */
const ofPoint = (db: Db, tenantId: string, pointId: string) =>
  inArray(
    routes.id,
    db
      .select({ id: routePoints.routeId })
      .from(routePoints)
      .where(and(eq(routePoints.tenantId, tenantId), eq(routePoints.id, pointId))),
  )

export function listRoutes(db: Db, tenantId: string, filter: RouteFilter, page: Page) {
  const search = searchParts('route', filter.search, routes)
  const provinces = provinceKeys(filter.provinces)
  return db
    .select({ ...listColumns, tier: search.tier })
    .from(routes)
    .innerJoin(search.from, search.on)
    .leftJoin(operators, ofOperator)
    .where(
      and(
        visible(tenantId),
        filter.active === false ? sql`false` : undefined,
        flagged(routes.featured, filter.featured),
        filter.operator_id ? eq(routes.operatorId, filter.operator_id) : undefined,
        filter.point_id ? ofPoint(db, tenantId, filter.point_id) : undefined,
        provinces && sql`${routes}.province_key = any(${provinces})`,
        beyond(page, search.keys),
      ),
    )
    .orderBy(...search.keys)
    .limit(page.limit + 1)
}

export async function findRoute(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(detailColumns)
    .from(routes)
    .leftJoin(operators, ofOperator)
    .where(and(visible(tenantId), eq(routes.id, id)))
  return row
}

export function listRoutePoints(db: Db, tenantId: string, routeId: string) {
  return db
    .select({
      id: routePoints.id,
      ...columnsOf(routePointFields),
      checkIn: checkInColumn('routePoint', 'route_points'),
      ...shownImage(routePoints),
    })
    .from(routePoints)
    .where(and(eq(routePoints.tenantId, tenantId), eq(routePoints.routeId, routeId)))
    .orderBy(asc(routePoints.position))
}

export type RouteRow = Omit<Awaited<ReturnType<typeof listRoutes>>[number], 'tier'>
export type RouteDetailRow = NonNullable<Awaited<ReturnType<typeof findRoute>>>
export type RoutePointRow = Awaited<ReturnType<typeof listRoutePoints>>[number]
