import { beginsPart, type TrackPoint } from '@sureda/contract/rules/track-parts'

/** A track with the distance walked up to each of its points. */
export interface MeasuredTrack {
  points: readonly TrackPoint[]
  /** Metres from the start, one per point. */
  along: readonly number[]
  /** Metres from the start to the end. */
  length: number
}

const DEGREE_M = 111_320

/** Metres between two places on a plane around them, which is exact enough along a walk. */
export function metresBetween(
  a: readonly [number, number, ...unknown[]],
  b: readonly [number, number, ...unknown[]],
): number {
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * Math.cos((a[0] * Math.PI) / 180)) * DEGREE_M
}

export function measured(points: readonly TrackPoint[]): MeasuredTrack {
  let length = 0
  const along = points.map((point, index) => {
    const before = points[index - 1]
    // the gap between two parts is not walked
    if (before && !beginsPart(points[index])) length += metresBetween(before, point)
    return length
  })
  return { points, along, length }
}

/**
 * About `limit` points at even steps, with the ends of each part: what a screen of 400 px can show. The API sends at most 1,000; larger answers are
 * thinned out here.
 */
export function drawable(points: readonly TrackPoint[], limit = 2_000): readonly TrackPoint[] {
  if (points.length <= limit) return points
  const step = Math.ceil(points.length / limit)
  return points.filter(
    (point, index) =>
      index % step === 0 || index === points.length - 1 || beginsPart(point) || beginsPart(points[index + 1]),
  )
}

/** The position at a distance from the start, interpolated between two points; null on an empty track. */
export function placeAt(
  { points, along }: MeasuredTrack,
  distance: number,
): { latitude: number; longitude: number } | null {
  const reached = along.findIndex((walked) => walked >= distance)
  const after = reached === -1 ? points.length - 1 : Math.max(1, reached)
  const [a, b] = [points[after - 1], points[after]]
  if (!a || !b) return null
  const [from = 0, to = 0] = [along[after - 1], along[after]]
  const share = to > from ? Math.min(1, Math.max(0, (distance - from) / (to - from))) : 0
  return { latitude: a[0] + (b[0] - a[0]) * share, longitude: a[1] + (b[1] - a[1]) * share }
}

/** Metres from the start to the point of the track that is nearest to a place; 0 on an empty track. */
export function distanceAlong(track: MeasuredTrack, latitude: number, longitude: number): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  track.points.forEach((point, index) => {
    const off = metresBetween([latitude, longitude], point)
    if (off < least) [nearest, least] = [track.along[index] ?? 0, off]
  })
  return nearest
}

/** Two passes of a track this close to a stop both reach it; the first one counts. */
const SAME_PLACE_M = 40

/**
 * Metres from the start to each stop in walking order. A track that returns passes places twice, so each stop is searched behind
 * the one before it.
 */
export function stopsAlong(
  { points, along }: MeasuredTrack,
  stops: readonly { latitude: number; longitude: number }[],
): number[] {
  let from = 0
  return stops.map(({ latitude, longitude }) => {
    const off = points.slice(from).map((point) => metresBetween([latitude, longitude], point))
    const near = off.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY) + SAME_PLACE_M
    let at = Math.max(
      0,
      off.findIndex((one) => one <= near),
    )
    while ((off[at + 1] ?? Number.POSITIVE_INFINITY) < (off[at] ?? 0)) at++
    from += at
    return along[from] ?? 0
  })
}

/**
 * Kilometres walked at a place of the line, scaled to the route's published length, because a drawn line is a little
 * shorter or longer than the path.
 */
export const kilometresAt = ({ length }: MeasuredTrack, metres: number, routeKm: number): number =>
  length > 0 ? (metres / length) * routeKm : 0

/** Whether a profile makes sense: the heights are numbers and not all the same. */
export function hasHeights(points: readonly TrackPoint[]): boolean {
  const first = points[0]?.[2]
  return (
    points.every(([, , elevation]) => Number.isFinite(elevation)) &&
    points.some(([, , elevation]) => elevation !== first)
  )
}

/** Points of an elevation profile. */
export const heightsOf = ({ points, along }: MeasuredTrack) =>
  points.map((point, index) => ({
    distance: along[index] ?? 0,
    elevation: point[2],
    ...(beginsPart(point) ? { beginsPart: true } : {}),
  }))
