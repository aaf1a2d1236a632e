import { isWarned } from '@sureda/contract/notice-of'
import type { Route } from '@sureda/contract/route'
import type { Season } from './day-light.ts'

/** Nobody should come out of a forest in the last minute of light. */
const RESERVE_MIN = 30

const SEASONS: Record<Season, Route['season'][number]> = {
  spring: 'primavera',
  summer: 'verano',
  autumn: 'otono',
  winter: 'invierno',
}

/** Routes nobody warns of that fit into the light left (all of them while the sun is down) and into the season, longest walk first. */
export function fittingRoutes(routes: readonly Route[], minutesLeft: number | null, season: Season): Route[] {
  const inSeason = (route: Route) =>
    route.season.includes('todo_el_ano') || route.season.includes(SEASONS[season])
  return routes
    .filter(
      (route) =>
        !isWarned(route) &&
        inSeason(route) &&
        (minutesLeft === null || route.duration + RESERVE_MIN <= minutesLeft),
    )
    .sort((a, b) => Number(b.featured) - Number(a.featured) || b.duration - a.duration)
}
