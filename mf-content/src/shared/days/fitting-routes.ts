import { isWarned } from '@sureda/contract/rules/notice-of'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import type { Season } from './day-light.ts'
import { ROUTE_SEASON } from './route-season.ts'

/** A walk should end well before dark. */
const RESERVE_MIN = 30

/** Routes without a warning that fit the season and the daylight left (any length while the sun is down), longest first. */
export function fittingRoutes(routes: readonly Route[], minutesLeft: number | null, season: Season): Route[] {
  const inSeason = (route: Route) =>
    route.season.includes('todo_el_ano') || route.season.includes(ROUTE_SEASON[season])
  return routes
    .filter(
      (route) =>
        !isWarned(route) &&
        inSeason(route) &&
        (minutesLeft === null || route.duration + RESERVE_MIN <= minutesLeft),
    )
    .sort((a, b) => Number(b.featured) - Number(a.featured) || b.duration - a.duration)
}
