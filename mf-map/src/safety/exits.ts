import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import type { Location } from '@sureda/contract/schemas/catalogue/location'
import type { Route, RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { bearing } from '../shared/geo/compass.ts'
import type { Place } from '../shared/geo/measured-line.ts'
import { metresBetween } from '../shared/geo/track-filter.ts'

/** A place with a road or with people, where help and a lost person can meet. */
export interface Exit extends Place {
  key: string
  kind: 'start' | 'end' | 'place' | 'people'
  name: string
  isExact: boolean
}

export interface NearExit extends Exit {
  metres: number
  /** Degrees clockwise from north. */
  bearing: number
}

interface Known {
  /** The route a person is on comes first, because its ends are marked on the ground. */
  route?: RouteDetail | undefined
  routes: readonly Route[]
  locations: readonly Location[]
  experiences: readonly Experience[]
}

/** Categories of places that have a road and usually people; a dolmen or a viewpoint may have neither. */
const REACHABLE = ['pueblo', 'museo', 'fabrica', 'centro_interpretacion', 'santuario', 'iglesia', 'finca']
/** Exits nearer to each other than this are one. */
const SAME_M = 250

export function exitsOf({ route, routes, locations, experiences }: Known): Exit[] {
  return [
    ...(route?.end ? [{ ...route.end, key: `end:${route.id}`, kind: 'end' as const, isExact: true }] : []),
    ...routes.map(({ id, start }) => ({
      ...start,
      key: `start:${id}`,
      kind: 'start' as const,
      isExact: true,
    })),
    ...locations
      .filter(({ type }) => REACHABLE.includes(type))
      .map(({ id, name, latitude, longitude, position_is_exact }) => ({
        key: `place:${id}`,
        kind: 'place' as const,
        name,
        latitude,
        longitude,
        isExact: position_is_exact,
      })),
    ...experiences.flatMap(({ id, type, title, latitude, longitude }) =>
      (type === 'hotel' || type === 'restaurant') && latitude !== null && longitude !== null
        ? [{ key: `people:${id}`, kind: 'people' as const, name: title, latitude, longitude, isExact: true }]
        : [],
    ),
  ]
}

/** The nearest exits, each at another place. */
export function nearestExits(exits: readonly Exit[], here: Place, count: number): NearExit[] {
  const sorted = exits
    .map((exit) => ({ ...exit, metres: metresBetween(here, exit), bearing: bearing(here, exit) }))
    .filter(({ metres }) => Number.isFinite(metres))
    .sort((a, b) => a.metres - b.metres)
  const chosen: NearExit[] = []
  for (const exit of sorted) {
    if (chosen.length === count) break
    if (!chosen.some((other) => metresBetween(other, exit) < SAME_M)) chosen.push(exit)
  }
  return chosen
}
