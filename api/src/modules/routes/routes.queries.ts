import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { checkInColumn } from '../check-in-points/check-in.queries.ts'
import { beyond, type Page } from '../content/page.ts'
import { inProvinces } from '../content/provinces.ts'
import { operatorSummary } from '../operators/operators.queries.ts'
import { operators } from '../operators/operators.tables.ts'
import { routePoints, routes } from './routes.tables.ts'

const listColumns = {
  id: routes.id,
  title: routes.title,
  summary: routes.summary,
  distanceKm: routes.distanceKm,
  durationMin: routes.durationMin,
  difficulty: routes.difficulty,
  elevationGain: routes.elevationGain,
  elevationLoss: routes.elevationLoss,
  geometry: routes.geometry,
  terrain: routes.terrain,
  seasons: routes.seasons,
  modalities: routes.modalities,
  audiences: routes.audiences,
  interests: routes.interests,
  guideType: routes.guideType,
  province: routes.province,
  featured: routes.featured,
  schematic: routes.schematic,
  notice: routes.notice,
  startPoint: routes.startPoint,
  demo: routes.demo,
  image: routes.image,
  imageAlt: routes.imageAlt,
  imageColor: routes.imageColor,
  imageWidths: routes.imageWidths,
  sortOrder: routes.sortOrder,
  operator: operatorSummary,
}

const detailColumns = {
  ...listColumns,
  description: routes.description,
  endPoint: routes.endPoint,
  trackSimplified: routes.trackSimplified,
  parking: routes.parking,
  restrictions: routes.restrictions,
  tips: routes.tips,
  emergencyContact: routes.emergencyContact,
  usefulLinks: routes.usefulLinks,
  accessRestrictions: routes.accessRestrictions,
  limitations: routes.limitations,
  specialRequirements: routes.specialRequirements,
  whatToBring: routes.whatToBring,
  safety: routes.safety,
}

const ofOperator = and(eq(operators.tenantId, routes.tenantId), eq(operators.id, routes.operatorId))
const visible = (tenantId: string) => and(eq(routes.tenantId, tenantId), eq(routes.active, true))

export interface RouteFilter {
  search?: string | undefined
  /** Comma list. */
  provinces?: string | undefined
  featured?: boolean | undefined
  /** `false` asks for what is not offered, which is never shown: an empty list. */
  active?: boolean | undefined
  operator_id?: string | undefined
}

export function listRoutes(db: Db, tenantId: string, filter: RouteFilter, page: Page) {
  return db
    .select(listColumns)
    .from(routes)
    .leftJoin(operators, ofOperator)
    .where(
      and(
        visible(tenantId),
        filter.active === false ? sql`false` : undefined,
        filter.featured === undefined ? undefined : eq(routes.featured, filter.featured),
        filter.operator_id ? eq(routes.operatorId, filter.operator_id) : undefined,
        filter.search ? sql`search_matches(${routes.searchText}, ${filter.search})` : undefined,
        inProvinces(sql`array[${routes.province}]`, filter.provinces),
        beyond(page, [routes.sortOrder, routes.id]),
      ),
    )
    .orderBy(routes.sortOrder, routes.id)
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
      position: routePoints.position,
      name: routePoints.name,
      description: routePoints.description,
      latitude: routePoints.latitude,
      longitude: routePoints.longitude,
      elevation: routePoints.elevation,
      checkIn: checkInColumn('routePoint', 'route_points'),
      image: routePoints.image,
      imageAlt: routePoints.imageAlt,
      imageColor: routePoints.imageColor,
      imageWidths: routePoints.imageWidths,
    })
    .from(routePoints)
    .where(and(eq(routePoints.tenantId, tenantId), eq(routePoints.routeId, routeId)))
    .orderBy(asc(routePoints.position))
}

export type RouteRow = Awaited<ReturnType<typeof listRoutes>>[number]
export type RouteDetailRow = NonNullable<Awaited<ReturnType<typeof findRoute>>>
export type RoutePointRow = Awaited<ReturnType<typeof listRoutePoints>>[number]
