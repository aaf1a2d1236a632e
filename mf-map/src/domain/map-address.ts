import { ROUTE_DIFFICULTIES } from '@sureda/contract/codes/enums'
import { cutText } from '@sureda/contract/rules/cut-text'
import { ROUTE_BANDS } from '@sureda/contract/rules/route-bands'
import type { ItemFilter } from './item-filter.ts'
import { BASE_LAYERS, type BaseLayerId, MAP_LAYERS, RATING_FILTERS } from './map-layers.ts'

export interface MapView {
  latitude: number
  longitude: number
  zoom: number
}

/**
 * What the address says: `?q=suro&layer=restaurant,interest&rating=3&distance=short&time=medium&difficulty=facil&at=41.9,3.1,14&base=satellite
 * &item=location:loc-fitor&route=rt-fitor&view=list`.
 */
export interface MapAddress extends ItemFilter {
  /** Words that what is shown has to hold, as in the lists; blank asks for nothing. */
  q: string
  at: MapView | null
  base: BaseLayerId | null
  item: string | null
  /** The route to follow. */
  route: string | null
  isList: boolean
}

/** Zoom of a linked place whose address names none. */
export const PLACE_ZOOM = 14
const MAX_ZOOM = 19
/** What the API's `search` takes. */
const MAX_CHARS = 100

/** Reads an address; words nobody knows, empty ones and places off the earth are as if they were not there. */
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

export function readAt(text: string | null): MapView | null {
  const [latitude, longitude, zoom = PLACE_ZOOM] = (text ?? '').split(',').map(numberIn)
  if (!isBetween(latitude, -85, 85) || !isBetween(longitude, -180, 180)) return null
  return { latitude, longitude, zoom: isBetween(zoom, 3, MAX_ZOOM) ? zoom : PLACE_ZOOM }
}

/** As `readAt` reads it: a tenth of a metre is more than a finger knows. */
export const writeAt = ({ latitude, longitude, zoom }: MapView): string =>
  [latitude.toFixed(5), longitude.toFixed(5), Math.round(zoom * 10) / 10].join(',')

/** The words of an address that narrow what is shown; with all of them gone everything is. */
export const NO_FILTER = { q: null, layer: null, rating: null, distance: null, time: null, difficulty: null }

export const isFiltered = ({ q, layers, rating, distance, time, difficulty }: MapAddress): boolean =>
  q !== '' || layers.length + distance.length + time.length + difficulty.length > 0 || rating !== null

/** To `Number` a blank is zero, and two of them a place in the Gulf of Guinea. */
const numberIn = (part: string): number => (part.trim() === '' ? Number.NaN : Number(part))

const isBetween = (value: number | undefined, low: number, high: number): value is number =>
  value !== undefined && Number.isFinite(value) && value >= low && value <= high
