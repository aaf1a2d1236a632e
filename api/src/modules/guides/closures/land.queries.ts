import type { Db } from '../../../database/database.ts'
import { and, asc, eq, inArray, or } from '../../../database/orm.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { routePoints, routes } from '../../catalogue/routes/routes.tables.ts'
import { storyTours } from '../../catalogue/story-tours/story-tours.tables.ts'
import { games } from '../../games/games.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'

export const listRouteLines = (db: Db, tenantId: string) =>
  db
    .select({
      id: routes.id,
      title: routes.title,
      schematic: routes.schematic,
      track: routes.trackSimplified,
      start: routes.startPoint,
      end: routes.endPoint,
    })
    .from(routes)
    .where(and(eq(routes.tenantId, tenantId), eq(routes.active, true)))
    .orderBy(asc(routes.sortOrder), asc(routes.id))

export const listPointsOfRoutes = (db: Db, tenantId: string, routeIds: readonly string[]) =>
  db
    .select({
      id: routePoints.id,
      title: routePoints.name,
      routeId: routePoints.routeId,
      latitude: routePoints.latitude,
      longitude: routePoints.longitude,
    })
    .from(routePoints)
    .where(and(eq(routePoints.tenantId, tenantId), inArray(routePoints.routeId, [...routeIds])))
    .orderBy(asc(routePoints.routeId), asc(routePoints.position))

export const listGamePlaces = (db: Db, tenantId: string) =>
  db
    .select({
      id: games.id,
      title: games.title,
      storyTourId: games.storyTourId,
      latitude: games.latitude,
      longitude: games.longitude,
    })
    .from(games)
    .innerJoin(storyTours, and(eq(storyTours.tenantId, games.tenantId), eq(storyTours.id, games.storyTourId)))
    .where(and(eq(games.tenantId, tenantId), eq(games.active, true), eq(storyTours.active, true)))
    .orderBy(asc(games.storyTourId), asc(games.position))

/** Places of what visitors see, and of all the guide's own: what is hidden may have reservations, or be shown again. */
export const listExperiencePlaces = (db: Db, { tenantId, userId }: Guide) =>
  db
    .select({
      id: experiences.id,
      title: experiences.title,
      status: experiences.status,
      guideUserId: experiences.guideUserId,
      latitude: experiences.latitude,
      longitude: experiences.longitude,
    })
    .from(experiences)
    .where(
      and(
        eq(experiences.tenantId, tenantId),
        or(eq(experiences.status, 'active'), eq(experiences.guideUserId, userId)),
      ),
    )
    .orderBy(asc(experiences.sortOrder), asc(experiences.id))
