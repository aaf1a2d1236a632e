import { distanceBand, type RouteBand, timeBand } from '@sureda/contract/rules/route-bands'
import { givenRating } from '@sureda/contract/schemas/catalogue/given-rating'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import type { MapItem } from '../../shared/map-item.ts'
import type { MapLayerId } from '../../shared/map-layers.ts'

export interface RouteFilter {
  distance: readonly RouteBand[]
  time: readonly RouteBand[]
  difficulty: readonly Route['difficulty'][]
}

/** An empty list excludes nothing. */
export interface ItemFilter extends RouteFilter {
  layers: readonly MapLayerId[]
  /** Lowest rating of restaurants by members; other layers have no stars. */
  rating: number | null
}

export function filterItems(items: readonly MapItem[], filter: ItemFilter): MapItem[] {
  return items.filter(
    (item) => passes(filter.layers, item.layer) && hasStars(item, filter.rating) && isSuchRoute(item, filter),
  )
}

const hasStars = (item: MapItem, least: number | null): boolean =>
  least === null || item.layer !== 'restaurant' || (givenRating(item)?.rating ?? 0) >= least

const isSuchRoute = ({ route }: MapItem, { distance, time, difficulty }: RouteFilter): boolean =>
  !route ||
  (passes(distance, distanceBand(route.distance)) &&
    passes(time, timeBand(route.duration)) &&
    passes(difficulty, route.difficulty))

const passes = <T>(chosen: readonly T[], value: T): boolean => chosen.length === 0 || chosen.includes(value)
