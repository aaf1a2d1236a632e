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
  /** Degrees clockwise from north in which the phone moves; null while it does not move. */
  course: number | null
}

/** A fix less exact than this is shown, but belongs to no track. */
export const WORST_ACCURACY_M = 50
/** No one walks, rides or drives a forest track faster: such a step is the receiver's. 15 m/s are 54 km/h. */
const FASTEST_MPS = 15
/** So many fixes in a row that agree are right, and the track is wrong. */
const BELIEVED_AFTER = 4
/** A phone at rest wanders; a step is one when it is longer than that. */
const SHORTEST_STEP_M = 6
/** A body climbs no faster; a height may be off by so many metres besides. */
const FASTEST_CLIMB_MPS = 3
const HEIGHT_NOISE_M = 30
/** After this silence (a locked phone measures nothing) the way between is unknown. */
const SILENCE_MS = 120_000

export const metresBetween = (a: Place, b: Place): number => distanceKm(a, b) * 1000

/** Fixes in a row that agree with each other, but not with the track. */
export interface Doubt {
  fix: Fix
  count: number
}

interface Step {
  /** Null when the fix tells nothing new. */
  point: TrackPoint | null
  /** To be handed in with the next fix. */
  doubt: Doubt | null
}

/**
 * The point to add to a track. None for a fix that is too vague, older than the last, the trembling of a phone at rest, or a jump no body
 * makes. A clock that was set back begins a new part. A jump is believed as soon as the time that passed allows for it, or when some fixes in a row say the same: then the first place was
 * the wrong one (an old position handed out while the receiver woke up), and no line leads from it.
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

/** A height that no body reaches from the last one is none; the next is measured by itself again. */
function heightAfter({ elevation, at }: Fix, last: TrackPoint | undefined): number | null {
  if (elevation === null || last === undefined || last.elevation === null) return elevation
  const most = HEIGHT_NOISE_M + (FASTEST_CLIMB_MPS * Math.max(0, at - last.at)) / 1000
  return Math.abs(elevation - last.elevation) <= most ? elevation : null
}

type Measured = Pick<TrackPoint, 'latitude' | 'longitude' | 'accuracy' | 'at'>

/** Faster than anyone goes, even if both places are off by their whole accuracy. */
const isJump = (to: Measured, from: Measured): boolean =>
  metresBetween(from, to) - to.accuracy - from.accuracy > (FASTEST_MPS * (to.at - from.at)) / 1000

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
