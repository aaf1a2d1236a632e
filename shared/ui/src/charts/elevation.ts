/** A point of a track: metres walked from its start, metres above the sea. */
export interface ElevationPoint {
  distance: number
  elevation: number
  /** Begins a new part: the gap before it is not walked. */
  beginsPart?: boolean
}

/** Parts walked without a break; most routes have one. */
export function elevationParts(points: readonly ElevationPoint[]): ElevationPoint[][] {
  const parts: ElevationPoint[][] = []
  for (const point of points) {
    const part = parts.at(-1)
    if (part && !point.beginsPart) part.push(point)
    else parts.push([point])
  }
  return parts
}

/** Minimum vertical range: without it a plain would look like mountains. */
const LEAST_SPAN_M = 60

/**
 * At most about `limit` points that preserve the shape: the lowest and the highest of each stretch. Tracks have up to
 * 50,000 points, a phone is 400 px wide.
 */
export function thinned(points: readonly ElevationPoint[], limit = 240): ElevationPoint[] {
  if (points.length <= limit) return [...points]
  const stretch = Math.ceil(points.length / (limit / 2))
  const kept = new Set<ElevationPoint>()
  for (let start = 0; start < points.length; start += stretch) {
    const part = points.slice(start, start + stretch)
    const by = (wanted: (a: number, b: number) => number) =>
      part.reduce((best, one) => (wanted(best.elevation, one.elevation) === one.elevation ? one : best))
    for (const one of [by(Math.min), by(Math.max)].sort((a, b) => a.distance - b.distance)) kept.add(one)
  }
  const [first, last] = [points[0], points.at(-1)]
  return [...(first ? [first] : []), ...kept, ...(last ? [last] : [])].filter(
    (point, index, all) => index === 0 || point.distance > (all[index - 1]?.distance ?? 0),
  )
}

/** The height at a distance, interpolated linearly. */
export function elevationAt(points: readonly ElevationPoint[], distance: number): number {
  let [low, high] = [0, points.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((points[middle]?.distance ?? 0) <= distance) low = middle
    else high = middle
  }
  const [before, after] = [points[low], points[high]]
  if (!before || !after) return 0
  const length = after.distance - before.distance
  const share = length > 0 ? Math.min(1, Math.max(0, (distance - before.distance) / length)) : 0
  return before.elevation + (after.elevation - before.elevation) * share
}

export interface ElevationScale {
  length: number
  lowest: number
  highest: number
  /** 0 at the start, 1 at the end. */
  along: (distance: number) => number
  /** 0 at the bottom of the drawing, 1 at its top. */
  up: (elevation: number) => number
}

export function elevationScale(points: readonly ElevationPoint[]): ElevationScale {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  // not Math.min(...): some engines cannot take 50,000 arguments
  for (const { elevation } of points) {
    lowest = Math.min(lowest, elevation)
    highest = Math.max(highest, elevation)
  }
  const length = points.at(-1)?.distance ?? 0
  const span = Math.max(highest - lowest, LEAST_SPAN_M)
  return {
    length,
    lowest,
    highest,
    along: (distance) => (length > 0 ? Math.min(1, Math.max(0, distance / length)) : 0),
    up: (elevation) => (elevation - lowest) / span,
  }
}

/** Points at even distances, including both ends: the rows of the table. */
export function sampled(points: readonly ElevationPoint[], rows: number): ElevationPoint[] {
  const length = points.at(-1)?.distance ?? 0
  return Array.from({ length: rows }, (_, row) => {
    const distance = (length * row) / (rows - 1)
    return { distance, elevation: elevationAt(points, distance) }
  })
}
