export interface MapView {
  latitude: number
  longitude: number
  zoom: number
}

/** Zoom of a linked place whose address names none. */
export const PLACE_ZOOM = 14
const MAX_ZOOM = 19

export function readAt(text: string | null): MapView | null {
  const [latitude, longitude, zoom = PLACE_ZOOM] = (text ?? '').split(',').map(numberIn)
  if (!isBetween(latitude, -85, 85) || !isBetween(longitude, -180, 180)) return null
  return { latitude, longitude, zoom: isBetween(zoom, 3, MAX_ZOOM) ? zoom : PLACE_ZOOM }
}

/** The inverse of `readAt`, exact to about a metre. */
export const writeAt = ({ latitude, longitude, zoom }: MapView): string =>
  [latitude.toFixed(5), longitude.toFixed(5), Math.round(zoom * 10) / 10].join(',')

/** An empty text is 0 to `Number`, and two zeros are a place in the Gulf of Guinea. */
const numberIn = (part: string): number => (part.trim() === '' ? Number.NaN : Number(part))

const isBetween = (value: number | undefined, low: number, high: number): value is number =>
  value !== undefined && Number.isFinite(value) && value >= low && value <= high
