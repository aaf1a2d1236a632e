import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { drawable, metresBetween } from '../../shared/geo/along-track.ts'

/** Items further away belong to another outing. */
const NEAR_M = 3_000
const MOST = 4

interface Placed {
  id: string
  latitude: number | null
  longitude: number | null
}

/** Items near the route, nearest first, with their distance in metres; without a track, near its start. */
export function nearTrack<T extends Placed>(
  items: readonly T[],
  { track, start }: Pick<RouteDetail, 'track' | 'start'>,
): { item: T; metres: number }[] {
  const way: readonly (readonly [number, number, ...unknown[]])[] =
    track.length > 0 ? drawable(track, 400) : [[start.latitude, start.longitude]]
  return items
    .flatMap((item) => {
      const { latitude, longitude } = item
      if (latitude === null || longitude === null) return []
      const metres = way.reduce(
        (least, point) => Math.min(least, metresBetween([latitude, longitude], point)),
        Number.POSITIVE_INFINITY,
      )
      return metres <= NEAR_M ? [{ item, metres }] : []
    })
    .sort((a, b) => a.metres - b.metres)
    .slice(0, MOST)
}
