import { metresBetween } from './along-track.ts'

export interface Spot {
  latitude: number
  longitude: number
}

/** Items farther away belong to another outing. */
const NEAR_KM = 12

/** The nearest items within 12 km, nearest first, each with its distance. */
export function nearest<T extends Spot>(
  items: readonly T[],
  from: Spot,
  most: number,
): (T & { km: number })[] {
  return items
    .map((item) => ({
      ...item,
      km: metresBetween([from.latitude, from.longitude], [item.latitude, item.longitude]) / 1000,
    }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, most)
}
