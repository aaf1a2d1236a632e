export interface Spot {
  latitude: number
  longitude: number
}

const EARTH_KM = 6371
/** Farther than this is another outing. */
const NEAR_KM = 12

/** Kilometres between two places as the crow flies (haversine). */
export function kilometresBetween(a: Spot, b: Spot): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half = (x: number) => Math.sin(x / 2) ** 2
  const h =
    half(rad(b.latitude - a.latitude)) +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * half(rad(b.longitude - a.longitude))
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}

/** The nearest ones within an outing, nearest first, each with its distance. */
export function nearest<T extends Spot>(
  items: readonly T[],
  from: Spot,
  most: number,
): (T & { km: number })[] {
  return items
    .map((item) => ({ ...item, km: kilometresBetween(from, item) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, most)
}
