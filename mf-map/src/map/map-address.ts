import { ROUTE_DIFFICULTIES } from '@sureda/contract/codes/enums'
import { cutText } from '@sureda/contract/rules/cut-text'
import { ROUTE_BANDS } from '@sureda/contract/rules/route-bands'
import { BASE_LAYERS, type BaseLayerId, MAP_LAYERS, RATING_FILTERS } from '../shared/map-layers.ts'
import { type MapView, readAt } from '../shared/map-view.ts'
import type { ItemFilter } from './filters/item-filter.ts'

/**
 * The parameters of the address: `?q=suro&layer=restaurant,interest&rating=3&distance=short&time=medium&difficulty=facil&at=41.9,3.1,14&base=satellite
 * &item=location:loc-fitor&route=rt-fitor&view=list`.
 */
export interface MapAddress extends ItemFilter {
  /** Search text, as in the lists; empty for none. */
  q: string
  at: MapView | null
  base: BaseLayerId | null
  item: string | null
  /** Id of the route to follow. */
  route: string | null
  isList: boolean
}

/** The longest `search` that the API takes. */
const MAX_CHARS = 100

/** Reads an address. Unknown and empty values, and coordinates outside of the range, are ignored. */
export function readMapAddress(search: URLSearchParams): MapAddress {
  const known = <T extends string>(name: string, words: readonly T[]): T[] => {
    const asked = search.getAll(name).join(',').split(',')
    return words.filter((word) => asked.includes(word))
  }
  return {
    q: cutText((search.get('q') ?? '').trim(), MAX_CHARS),
    layers: known('layer', MAP_LAYERS),
    distance: known('distance', ROUTE_BANDS),
    time: known('time', ROUTE_BANDS),
    difficulty: known('difficulty', ROUTE_DIFFICULTIES),
    rating: RATING_FILTERS.find((rating) => String(rating) === search.get('rating')) ?? null,
    at: readAt(search.get('at')),
    base: BASE_LAYERS.find((base) => base === search.get('base')) ?? null,
    item: search.get('item')?.trim() || null,
    route: search.get('route')?.trim() || null,
    isList: search.get('view') === 'list',
  }
}

/** Removes search text and filters from the address. */
export const NO_FILTER = { q: null, layer: null, rating: null, distance: null, time: null, difficulty: null }

export const isFiltered = ({ q, layers, rating, distance, time, difficulty }: MapAddress): boolean =>
  q !== '' || layers.length + distance.length + time.length + difficulty.length > 0 || rating !== null
