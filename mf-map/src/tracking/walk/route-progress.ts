import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { type Foot, footOn, type MeasuredLine, measureLine } from '../../shared/geo/measured-line.ts'
import type { TrackPoint } from '../../shared/geo/track-filter.ts'
import { MEASURED_LIMITS, NOT_JOINED, nextOffRoute, type OffRoute, SKETCH_LIMITS } from './off-route.ts'
import { type Stop, stopsOn } from './stops.ts'

/** A route that a person follows. */
export interface Followed {
  id: string
  title: string
  isSketch: boolean
  line: MeasuredLine
  /** Metres to walk per metre of the line: a sketch leaves out bends, which the office's length includes. */
  metresPerMetre: number
  stops: readonly Stop[]
  /** Metres above the sea, one for each point of the line. */
  heights: readonly number[]
}

export interface RouteProgress {
  foot: Foot
  /** Metres along the line to its end, in the direction of walking. */
  left: number
  /** The same in metres to walk. */
  leftToWalk: number
  isBackwards: boolean
  offRoute: OffRoute
  hasArrived: boolean
  /** Twentieths of the line that have been walked. */
  seen: ReadonlySet<number>
  /** Metres along the line where the direction was last decided. */
  judgedAt: number
}

type Here = Pick<TrackPoint, 'latitude' | 'longitude' | 'accuracy'>

const BINS = 20
/** The share of a route that must be walked for an arrival; less is only a visit to its end. */
const WALKED_SHARE = 0.7
/** Metres along the line after which the direction is decided, and the most that is walked between two fixes. */
const TURN_M = 60
const LEAP_M = 400
/** Metres from the end that count as arrived. */
const ARRIVAL_M = { measured: 35, sketch: 120 }

/** The route as `Followed`; null without a line. */
export function followed({
  id,
  title,
  schematic,
  distance,
  track,
  points = [],
}: Pick<RouteDetail, 'id' | 'title' | 'schematic' | 'distance' | 'track'> &
  Partial<Pick<RouteDetail, 'points'>>): Followed | null {
  const line = measureLine(track)
  if (!line) return null
  const metresPerMetre = schematic && distance > 0 ? (distance * 1000) / line.length : 1
  return {
    id,
    title,
    isSketch: schematic,
    line,
    metresPerMetre,
    stops: stopsOn(line, points),
    // as in the line, without coordinates that are not numbers
    heights: track.filter(([latitude, longitude]) => Number.isFinite(latitude + longitude)).map(heightOf),
  }
}

const heightOf = ([, , height]: RouteDetail['track'][number]) => (Number.isFinite(height) ? height : 0)

/** The progress on a route after one more position. */
export function nextProgress(before: RouteProgress | null, here: Here, route: Followed): RouteProgress {
  const { line, isSketch } = route
  const limits = isSketch ? SKETCH_LIMITS : MEASURED_LIMITS
  const foot = footOn(line, here, before?.foot.along ?? null)
  const offRoute = nextOffRoute(before?.offRoute ?? NOT_JOINED, { ...foot, accuracy: here.accuracy }, limits)
  const { isBackwards, judgedAt } = direction(before, foot.along)
  const left = isBackwards ? foot.along : line.length - foot.along
  const seen = new Set(before?.seen)
  if (foot.distance <= limits.leave) {
    const from = before && Math.abs(foot.along - before.foot.along) < LEAP_M ? before.foot.along : foot.along
    for (const bin of binsBetween(from, foot.along, line.length)) seen.add(bin)
  }
  const isThere = left <= ARRIVAL_M[isSketch ? 'sketch' : 'measured'] && foot.distance <= limits.leave
  return {
    foot,
    left,
    leftToWalk: left * route.metresPerMetre,
    isBackwards,
    offRoute,
    seen,
    judgedAt,
    hasArrived: before?.hasArrived || (isThere && seen.size >= BINS * WALKED_SHARE),
  }
}

/** More points of a walk would not change its progress. */
const REPLAYED = 1500

/** The progress of a whole walk, after a reload. */
export function progressOf(points: readonly Here[], route: Followed): RouteProgress | null {
  const every = Math.ceil(points.length / REPLAYED)
  return points
    .filter((_, index) => index % every === 0 || index === points.length - 1)
    .reduce<RouteProgress | null>((before, point) => nextProgress(before, point, route), null)
}

/** A route may be walked from its end: the direction follows the movement, except for a leap on the line (start and end of a round route). */
function direction(before: RouteProgress | null, along: number) {
  if (!before) return { isBackwards: false, judgedAt: along }
  const moved = along - before.judgedAt
  if (Math.abs(along - before.foot.along) > LEAP_M)
    return { isBackwards: before.isBackwards, judgedAt: along }
  if (Math.abs(moved) < TURN_M) return { isBackwards: before.isBackwards, judgedAt: before.judgedAt }
  return { isBackwards: moved < 0, judgedAt: along }
}

function binsBetween(a: number, b: number, length: number): number[] {
  const bin = (along: number) => Math.min(BINS - 1, Math.floor((along / length) * BINS))
  const low = bin(Math.min(a, b))
  const high = bin(Math.max(a, b))
  return Array.from({ length: high - low + 1 }, (_, index) => low + index)
}
