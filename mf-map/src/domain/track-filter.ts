import { distanceKm } from './distance.ts'
import type { Place } from './measured-line.ts'

/** One place of a recorded walk. */
export interface TrackPoint extends Place {
  /** Milliseconds since 1970. */
  at: number
  /** Metres above the sea; null where the phone does not know well enough. */
  elevation: number | null
  /** Metres. */
  accuracy: number
  /** The first one after a pause or a long silence: no line leads to it. */
  startsPart: boolean
}

/** What the phone says about where it is, now. */
export type Fix = Omit<TrackPoint, 'startsPart'> & {
  /** Degrees clockwise from north in which the phone moves; null while it stands. */
  course: number | null
}

/** A fix less exact than this is shown, but belongs to no track. */
export const WORST_ACCURACY_M = 50
/** Nobody walks, rides or drives a forest track faster: such a step is the receiver's. 15 m/s are 54 km/h. */
const FASTEST_MPS = 15
/** A phone at rest wanders; a step is one when it is longer than that. */
const SHORTEST_STEP_M = 6
/** After this silence (a locked phone measures nothing) the way between is unknown. */
const SILENCE_MS = 120_000

export const metresBetween = (a: Place, b: Place): number => distanceKm(a, b) * 1000

/**
 * The point to add to a track, or null when the fix tells nothing new: too vague, older than the last, the trembling of a phone at rest, or
 * a jump no body makes. A real jump (out of a tunnel) is believed as soon as the time that passed allows for it.
 */
export function pointToKeep(fix: Fix, last: TrackPoint | undefined, isNewPart = false): TrackPoint | null {
  const { at, latitude, longitude, elevation, accuracy } = fix
  if (!(accuracy <= WORST_ACCURACY_M)) return null
  const point = { at, latitude, longitude, elevation, accuracy, startsPart: true }
  if (!last) return point
  const silence = at - last.at
  if (silence <= 0) return null
  const step = metresBetween(last, fix)
  if (step < Math.max(SHORTEST_STEP_M, accuracy / 2)) return null
  if ((step - accuracy - last.accuracy) / (silence / 1000) > FASTEST_MPS) return null
  return { ...point, startsPart: isNewPart || silence > SILENCE_MS }
}

/** Metres walked: only what lies between two measured places of one part. */
export function trackLength(points: readonly TrackPoint[]): number {
  let metres = 0
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (before && !point.startsPart) metres += metresBetween(before, point)
  }
  return metres
}

/** The parts of a track, each a line of its own. */
export function trackParts(points: readonly TrackPoint[]): TrackPoint[][] {
  const parts: TrackPoint[][] = []
  for (const point of points) {
    const part = parts.at(-1)
    if (part && !point.startsPart) part.push(point)
    else parts.push([point])
  }
  return parts
}
