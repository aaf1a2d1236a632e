import { ROUTE_DIFFICULTIES } from '@sureda/contract/enums'
import { ROUTE_DISTANCE_BANDS_KM, ROUTE_TIME_BANDS_MIN } from '@sureda/contract/limits'
import type { Route } from '@sureda/contract/route'

export const BANDS = ['short', 'medium', 'long'] as const
export type Band = (typeof BANDS)[number]

/** Filters of the routes list as they stand in the address: comma lists, so that several of one kind can be chosen. */
export interface RouteFilter {
  distance: Band[]
  time: Band[]
  difficulty: Route['difficulty'][]
}

/** Short under 5 km, medium 5–15, long over 15. */
export const distanceBand = (km: number): Band => bandOf(km, ROUTE_DISTANCE_BANDS_KM)
/** Under 2 h, 2–4 h, over 4 h. */
export const timeBand = (minutes: number): Band => bandOf(minutes, ROUTE_TIME_BANDS_MIN)

function bandOf(value: number, [low, high]: readonly [number, number]): Band {
  if (value < low) return 'short'
  return value <= high ? 'medium' : 'long'
}

export function readRouteFilter(search: URLSearchParams): RouteFilter {
  return {
    distance: known(search.get('distance'), BANDS),
    time: known(search.get('time'), BANDS),
    difficulty: known(search.get('difficulty'), ROUTE_DIFFICULTIES),
  }
}

/** Search parameters of a filter; an empty kind leaves the address. */
export function routeFilterParams(filter: RouteFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, values]) => values.length > 0)
      .map(([kind, values]) => [kind, values.join(',')]),
  )
}

export function filterRoutes(routes: readonly Route[], filter: RouteFilter): Route[] {
  const passes = <T>(chosen: readonly T[], value: T) => chosen.length === 0 || chosen.includes(value)
  return routes.filter(
    (route) =>
      passes(filter.distance, distanceBand(route.distance)) &&
      passes(filter.time, timeBand(route.duration)) &&
      passes(filter.difficulty, route.difficulty),
  )
}

const known = <T extends string>(text: string | null, words: readonly T[]): T[] =>
  words.filter((word) => (text ?? '').split(',').includes(word))
