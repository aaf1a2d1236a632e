import type { Position } from '@sureda/contract/rules/at-place'
import { metresToRoute, routeReachM } from '@sureda/contract/rules/at-route'
import type { Bounds } from '@sureda/contract/schemas/fields/near-territory'
import type { ClosureBody, ClosureTouches } from '@sureda/contract/schemas/guides/closure'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { daysBetween } from '../../../lib/local-time.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import {
  countedAt,
  isBookedHere,
  toBookableExperience,
} from '../../bookings/availability/availability.service.ts'
import {
  listBookableExperiences,
  listInventory,
} from '../../bookings/availability/bookable-experience.queries.ts'
import { bookingWindow, type Clock, slotsOn } from '../../bookings/availability/slot-rules.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { type Corner, isInArea, lineMeetsArea } from './area.ts'
import { listTouchedReservations, lockExperiences, type TouchedReservation } from './closures.queries.ts'
import { listExperiencePlaces, listGamePlaces, listPointsOfRoutes, listRouteLines } from './land.queries.ts'
import { linesOf } from './route-lines.ts'

export interface Closing extends Guide {
  clock: Clock
  localizer: Localizer
  /** Bounds of the territory's map. */
  bounds: Bounds
}
/** Maximum slots in an answer; those with bookings come first. */
const SLOTS_MAX = 200

export interface Touched extends Omit<ClosureTouches, 'reservations'> {
  reservations: TouchedReservation[]
}

type RouteLine = Awaited<ReturnType<typeof listRouteLines>>[number]
const isAlong = (lines: readonly RouteLine[], place: Position) =>
  lines.some((line) => metresToRoute(line, place) <= routeReachM(line))

/**
 * Everything affected by closed land or routes: routes crossing it, their stops, games and experiences in the area or
 * along a chosen route, and of the guide's own experiences the offered times and open reservations. With `lock` no
 * booking can be made until the transaction ends. Throws `route_not_found` for an unknown route.
 */
export async function findTouched(
  db: Db,
  closing: Closing,
  body: ClosureBody,
  { lock }: { lock: boolean },
): Promise<Touched> {
  const { tenantId, localizer } = closing
  const area: Corner[] | null = body.area ?? null
  const all = await listRouteLines(db, tenantId)
  const chosenIds = new Set(body.route_ids ?? [])
  const chosen = all.filter((route) => chosenIds.has(route.id))
  if (chosen.length < chosenIds.size) throw new AppError('route_not_found')
  const isTouched = (place: { latitude: number | null; longitude: number | null }) => {
    const { latitude, longitude } = place
    if (latitude === null || longitude === null) return false
    const here = { latitude, longitude }
    return (area !== null && isInArea(area, here)) || isAlong(chosen, here)
  }
  const touchedRoutes = all.filter(
    (route) =>
      chosenIds.has(route.id) || (area !== null && linesOf(route).some((line) => lineMeetsArea(area, line))),
  )
  const stops = await listPointsOfRoutes(
    db,
    tenantId,
    touchedRoutes.map(({ id }) => id),
  )
  const games = (await listGamePlaces(db, tenantId)).filter(isTouched)
  const places = (await listExperiencePlaces(db, closing)).filter(isTouched)
  const own = places.filter(({ guideUserId }) => guideUserId === closing.userId).map(({ id }) => id)
  // what is hidden offers no times
  const offered = own.filter((id) => places.some((place) => place.id === id && place.status === 'active'))
  if (lock) await lockExperiences(db, tenantId, own)
  const named = (row: { id: string; title: Parameters<Localizer['text']>[0] }) => ({
    id: row.id,
    title: localizer.text(row.title),
  })
  return {
    routes: touchedRoutes.map(named),
    route_points: stops
      .filter((stop) => chosenIds.has(stop.routeId) || isTouched(stop))
      .map((stop) => ({ ...named(stop), route_id: stop.routeId })),
    games: games.map((game) => ({ ...named(game), story_tour_id: game.storyTourId })),
    experiences: places.map((place) => ({ ...named(place), own: own.includes(place.id) })),
    ...(await slotsWithin(
      db,
      closing,
      body,
      offered,
      new Map(places.map((row) => [row.id, named(row).title])),
    )),
    reservations:
      own.length === 0
        ? []
        : await listTouchedReservations(db, tenantId, {
            experienceIds: own,
            from: body.from,
            until: body.until,
            now: closing.clock.now,
          }),
  }
}

async function slotsWithin(
  db: Db,
  { tenantId, clock }: Closing,
  { from, until }: ClosureBody,
  experienceIds: readonly string[],
  titles: ReadonlyMap<string, string>,
): Promise<Pick<ClosureTouches, 'slots' | 'slot_count'>> {
  if (experienceIds.length === 0) return { slots: [], slot_count: 0 }
  const found: ClosureTouches['slots'] = []
  for (const row of (await listBookableExperiences(db, tenantId, experienceIds)).filter(isBookedHere)) {
    const experience = toBookableExperience(row)
    const { schedule, experienceId } = experience
    const window = bookingWindow(schedule, clock)
    const taken = new Map(
      (await listInventory(db, tenantId, experienceId, from, until)).map((slot) => [
        `${slot.date} ${slot.time}`,
        slot.booked,
      ]),
    )
    const last = until < window.until ? until : window.until
    const first = from > window.from ? from : window.from
    for (const date of first > last ? [] : daysBetween(first, last))
      for (const { time } of slotsOn(schedule, date))
        found.push({
          experience_id: experienceId,
          title: titles.get(experienceId) ?? experienceId,
          date,
          time,
          booked: taken.get(`${date} ${countedAt(experience, time)}`) ?? 0,
        })
  }
  const named = found
    .toSorted((a, b) => Number(b.booked > 0) - Number(a.booked > 0) || byStart(a, b))
    .slice(0, SLOTS_MAX)
  return { slots: named.toSorted(byStart), slot_count: found.length }
}

type Start = ClosureTouches['slots'][number]
const byStart = (a: Start, b: Start) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)
