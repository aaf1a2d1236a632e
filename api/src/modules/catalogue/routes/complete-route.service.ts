import { isOnRoute, metresToRoute, type RouteLine, routeReachM } from '@sureda/contract/rules/at-route'
import {
  FASTEST_RIDE_KMH,
  FASTEST_WALK_KMH,
  ROUTE_ASIDE_M,
  ROUTE_POINTS,
} from '@sureda/contract/rules/limits'
import type { CompleteRouteBody } from '@sureda/contract/schemas/points/points'
import type { Db } from '../../../database/database.ts'
import { and, eq, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { AppError } from '../../../errors/app-error.ts'
import { requirePosition, tooFar } from '../../games/player-position.ts'
import { type Earner, earnAt } from '../../points/earning/earn.service.ts'
import { positionsBetween } from '../../points/earning/travel.service.ts'
import { routes } from './routes.tables.ts'

/** No route takes longer at that speed. */
const LONGEST_MS = 2 * 86_400_000

/**
 * A member completed a route and is on it, or was when the recorded walk ended: points once per route. Throws
 * `route_not_found`, `location_required`, `too_far` with `distance_m`, `too_fast`, `route_too_soon` with `minutes`.
 */
export async function completeRoute(db: Db, earner: Earner, body: CompleteRouteBody, at: Date) {
  const [route] = await db
    .select({
      schematic: routes.schematic,
      distance: routes.distanceKm,
      modalities: routes.modalities,
      track: routes.trackSimplified,
      start: routes.startPoint,
      end: routes.endPoint,
    })
    .from(routes)
    .where(and(eq(routes.tenantId, earner.tenantId), eq(routes.id, body.route_id), eq(routes.active, true)))
  if (!route) throw new AppError('route_not_found')
  const here = requirePosition(body)
  const metres = metresToRoute(route, here)
  if (!isOnRoute(route, metres, here.accuracy)) throw tooFar(metres, routeReachM(route))
  const source = { type: 'route', id: body.route_id } as const
  const answer = await earnAt(db, earner, { source, points: ROUTE_POINTS, here: { ...here, at } })
  // a repeated completion needs no second proof
  if (!answer.isNew) return answer
  await requireTime(db, earner, { id: body.route_id, at })
  await requireOnTheWay(db, earner, route, at)
  return answer
}

/** The minimum time of a route at the highest plausible speed. */
const leastMsOf = (route: { distance: number; modalities: readonly string[] }) =>
  (route.distance / (route.modalities.includes('bicicleta') ? FASTEST_RIDE_KMH : FASTEST_WALK_KMH)) *
  3_600_000

/**
 * Refuses a route if the person was far from it while they must have been on it. Throws `too_fast` with `distance_m`
 * and `minutes`.
 */
async function requireOnTheWay(
  db: Db,
  earner: Earner,
  route: RouteLine & { distance: number; modalities: readonly string[] },
  at: Date,
): Promise<void> {
  const leastMs = leastMsOf(route)
  const seen = await positionsBetween(db, earner, new Date(at.getTime() - leastMs), at)
  for (const stop of seen) {
    const metres = metresToRoute(route, stop)
    if (metres <= ROUTE_ASIDE_M) continue
    const missingMs = stop.at.getTime() + leastMs - at.getTime()
    throw new AppError('too_fast', 'was elsewhere while on the route', {
      data: { distance_m: Math.round(metres), minutes: Math.max(1, Math.ceil(missingMs / 60_000)) },
    })
  }
}

interface Walked {
  id: string
  at: Date
}

/** Refuses a route that does not fit in time between the routes before and after it. The award has locked the account. */
async function requireTime(db: Db, { tenantId, userId }: Earner, walked: Walked): Promise<void> {
  const others = await rowsOf<{ id: string; at: string; distance: number; modalities: string[] }>(
    db,
    sql`select l.source_id as id, l.occurred_at as at, r.distance_km as distance, r.modalities
        from points_ledger l join routes r on r.tenant_id = l.tenant_id and r.id = l.source_id
        where l.tenant_id = ${tenantId} and l.user_id = ${userId}::uuid and l.source_type = 'route'
          and l.occurred_at between ${new Date(walked.at.getTime() - LONGEST_MS).toISOString()}::timestamptz
          and ${new Date(walked.at.getTime() + LONGEST_MS).toISOString()}::timestamptz
        order by l.occurred_at, l.id`,
  )
  const index = others.findIndex(({ id }) => id === walked.id)
  for (const [before, after] of [
    [others[index - 1], others[index]],
    [others[index], others[index + 1]],
  ]) {
    if (!before || !after) continue
    const missingMs = leastMsOf(after) - (new Date(after.at).getTime() - new Date(before.at).getTime())
    if (missingMs > 0)
      throw new AppError('route_too_soon', 'no time for it after the route before', {
        data: { minutes: Math.ceil(missingMs / 60_000) },
      })
  }
}
