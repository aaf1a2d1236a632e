import { BASE_LAYERS, type BaseLayerId, MAP_LAYERS, type MapLayerId, RATING_FILTERS } from './map-layers.ts'

export interface MapView {
  latitude: number
  longitude: number
  zoom: number
}

/** What the address says: `?layer=restaurant,interest&rating=3&at=41.9,3.1,14&base=satellite&item=location:loc-fitor&route=rt-fitor&view=list`. */
export interface MapAddress {
  layers: MapLayerId[]
  rating: number | null
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

/** Reads an address; words nobody knows and places off the earth are as if they were not there. */
export function readMapAddress(search: URLSearchParams): MapAddress {
  const words = (search.get('layer') ?? '').split(',')
  return {
    layers: MAP_LAYERS.filter((layer) => words.includes(layer)),
    rating: RATING_FILTERS.find((rating) => String(rating) === search.get('rating')) ?? null,
    at: readAt(search.get('at')),
    base: BASE_LAYERS.find((base) => base === search.get('base')) ?? null,
    item: search.get('item'),
    route: search.get('route'),
    isList: search.get('view') === 'list',
  }
}

export function readAt(text: string | null): MapView | null {
  const [latitude, longitude, zoom = PLACE_ZOOM] = (text ?? '').split(',').map(Number)
  if (!isBetween(latitude, -85, 85) || !isBetween(longitude, -180, 180)) return null
  return { latitude, longitude, zoom: isBetween(zoom, 3, MAX_ZOOM) ? zoom : PLACE_ZOOM }
}

/** The address with some of its words changed; null and empty ones leave it. */
export function withChange(search: URLSearchParams, change: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

const isBetween = (value: number | undefined, low: number, high: number): value is number =>
  value !== undefined && Number.isFinite(value) && value >= low && value <= high
