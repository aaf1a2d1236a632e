import { distanceKm } from './distance.ts'
import type { Place } from './measured-line.ts'

/** One place of a recorded walk. */
export interface TrackPoint extends Place {
  /** Milliseconds since 1970. */
  at: number
  /** Metres above the sea; null where the phone's value is too inexact. */
  elevation: number | null
  /** Metres. */
  accuracy: number
  /** The first point after a pause or a long silence: no line leads to it. */
  startsPart: boolean
}

/** One position of the phone. */
export type Fix = Omit<TrackPoint, 'startsPart'> & {
  /** Direction of movement, in degrees clockwise from north; null while the phone does not move. */
  course: number | null
}

/** A less exact fix is shown but not recorded. */
export const WORST_ACCURACY_M = 50
/** The highest believed speed: no one walks, rides or drives a forest track faster. 15 m/s are 54 km/h. */
const FASTEST_MPS = 15
/** So many fixes in a row that agree with each other are believed against the track. */
const BELIEVED_AFTER = 4
/** A phone at rest reports small movements: shorter steps are ignored. */
const SHORTEST_STEP_M = 6
/** The fastest believed climb, and the error that heights may have besides. */
const FASTEST_CLIMB_MPS = 3
const HEIGHT_NOISE_M = 30
/** After a silence this long (a locked phone measures nothing) the way between is unknown. */
const SILENCE_MS = 120_000

export const metresBetween = (a: Place, b: Place): number => distanceKm(a, b) * 1000

/** Fixes in a row that agree with each other but not with the track. */
export interface Doubt {
  fix: Fix
  count: number
}

interface Step {
  /** Null when the fix adds nothing. */
  point: TrackPoint | null
  /** To be passed in with the next fix. */
  doubt: Doubt | null
}

/**
 * The point to add to a track; none for a fix that is inexact, older than the last, a movement at rest, or a jump. A jump is believed once enough time has
 * passed for it, or when several fixes agree: then the point before was wrong (an old position of a waking receiver), and no line leads from it.
 */
export function nextStep(
  fix: Fix,
  last: TrackPoint | undefined,
  doubt: Doubt | null,
  isNewPart = false,
): Step {
  const { at, latitude, longitude, accuracy } = fix
  if (!(accuracy <= WORST_ACCURACY_M)) return { point: null, doubt }
  const elevation = heightAfter(fix, last)
  const point = { at, latitude, longitude, elevation, accuracy, startsPart: true }
  if (!last) return { point, doubt: null }
  if (at < last.at - SILENCE_MS) return { point, doubt: null }
  if (at <= last.at) return { point: null, doubt }
  if (isJump(fix, last)) {
    const count = doubt && !isJump(fix, doubt.fix) ? doubt.count + 1 : 1
    return count < BELIEVED_AFTER ? { point: null, doubt: { fix, count } } : { point, doubt: null }
  }
  if (metresBetween(last, fix) < Math.max(SHORTEST_STEP_M, accuracy / 2)) return { point: null, doubt: null }
  return { point: { ...point, startsPart: isNewPart || at - last.at > SILENCE_MS }, doubt: null }
}

/** Drops a height that cannot be reached from the last one; the next height is taken as it is. */
function heightAfter({ elevation, at }: Fix, last: TrackPoint | undefined): number | null {
  if (elevation === null || last === undefined || last.elevation === null) return elevation
  const most = HEIGHT_NOISE_M + (FASTEST_CLIMB_MPS * Math.max(0, at - last.at)) / 1000
  return Math.abs(elevation - last.elevation) <= most ? elevation : null
}

type Measured = Pick<TrackPoint, 'latitude' | 'longitude' | 'accuracy' | 'at'>

/** Whether the step is faster than possible, even with both accuracies in its favour. */
const isJump = (to: Measured, from: Measured): boolean =>
  metresBetween(from, to) - to.accuracy - from.accuracy > (FASTEST_MPS * (to.at - from.at)) / 1000

/** Metres walked, without the gaps between parts. */
export function trackLength(points: readonly TrackPoint[]): number {
  let metres = 0
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (before && !point.startsPart) metres += metresBetween(before, point)
  }
  return metres
}

/** The parts of a track, each drawn as its own line. */
export function trackParts(points: readonly TrackPoint[]): TrackPoint[][] {
  const parts: TrackPoint[][] = []
  for (const point of points) {
    const part = parts.at(-1)
    if (part && !point.startsPart) part.push(point)
    else parts.push([point])
  }
  return parts
}
