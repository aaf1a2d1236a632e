import { beginsPart } from '@sureda/contract/rules/track-parts'
import { distanceKm } from './distance.ts'

export interface Place {
  latitude: number
  longitude: number
}

/** A line in metres on a plane, so that near points are found by plane geometry. Its lengths are those on the globe. */
export interface MeasuredLine {
  /** Metres. */
  length: number
  x: Float64Array
  y: Float64Array
  /** Metres from the start to each point. */
  along: Float64Array
  /** 1 for each point that begins a new part; no line leads to it from the point before. */
  begins: Uint8Array
  toPlane: (place: Place) => { x: number; y: number }
  toPlace: (x: number, y: number) => Place
}

/** The nearest point of a line to a position. */
export interface Foot extends Place {
  /** Metres between the position and the line. */
  distance: number
  /** Metres from the start of the line. */
  along: number
}

const METRES_PER_DEGREE = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }) * 1000
/** Stretches whose distances differ by less count as equally near: a way out and back uses one path, and a position is that inexact. */
const SLACK_M = 25
/** One metre nearer counts as much as three metres along the line; with less the foot falls behind on a winding path. */
const NEARNESS = 3
/** At the far end of an out-and-back two feet mirror each other: up to this far the one further on is chosen. */
const TURN_BACK_M = 80
/** How far around the last foot is searched first, and how near a foot ends the search. */
const WINDOW_M = 1000
const NEAR_M = 60

/** Null for a line without length. `track` has `[lat, lng, …]` as routes do; coordinates that are not numbers are left out. */
export function measureLine(
  track: readonly (readonly [number, number, ...unknown[]])[],
): MeasuredLine | null {
  const points = track.filter(([latitude, longitude]) => Number.isFinite(latitude + longitude))
  const [first] = points
  if (!first || points.length < 2) return null
  const [originLat, originLng] = first
  const perLongitude = METRES_PER_DEGREE * Math.cos((originLat * Math.PI) / 180)
  const toPlane = ({ latitude, longitude }: Place) => ({
    x: (longitude - originLng) * perLongitude,
    y: (latitude - originLat) * METRES_PER_DEGREE,
  })
  const x = new Float64Array(points.length)
  const y = new Float64Array(points.length)
  const along = new Float64Array(points.length)
  const begins = new Uint8Array(points.length)
  let before = { latitude: originLat, longitude: originLng }
  for (const [index, point] of points.entries()) {
    const place = { latitude: point[0], longitude: point[1] }
    if (index > 0 && beginsPart(point)) begins[index] = 1
    const plane = toPlane(place)
    x[index] = plane.x
    y[index] = plane.y
    along[index] = at(along, index - 1) + (begins[index] ? 0 : distanceKm(before, place) * 1000)
    before = place
  }
  const length = at(along, points.length - 1)
  if (length === 0) return null
  return {
    length,
    x,
    y,
    along,
    begins,
    toPlane,
    toPlace: (px, py) => ({
      latitude: originLat + py / METRES_PER_DEGREE,
      longitude: originLng + px / perLongitude,
    }),
  }
}

/**
 * The nearest point of the line. Where several stretches are about as near – a crossing, an out-and-back, start and end of a round route – the one closest to
 * `lastAlong` wins; without `lastAlong` the first, because a person who begins a round route is at its start.
 */
export function footOn(line: MeasuredLine, place: Place, lastAlong: number | null): Foot {
  if (lastAlong !== null) {
    const from = Math.max(0, segmentAt(line, lastAlong - WINDOW_M))
    const foot = nearestOf(line, place, from, segmentAt(line, lastAlong + WINDOW_M) + 1, lastAlong)
    if (foot.distance <= NEAR_M) return foot
  }
  return nearestOf(line, place, 0, line.x.length - 1, lastAlong)
}

/** The nearest point of the line alone, for a finger that points at it. */
export function nearestOn(line: MeasuredLine, place: Place): Foot {
  const { x, y } = line.toPlane(place)
  let best = onSegment(line, 0, x, y)
  for (let segment = 1; segment < line.x.length - 1; segment++) {
    if (isGap(line, segment)) continue
    const foot = onSegment(line, segment, x, y)
    if (foot.distance < best.distance) best = foot
  }
  return footOf(line, best)
}

/** The place after so many metres; start or end of the line where that is outside. */
export function placeAlong(line: MeasuredLine, metres: number): Place {
  const segment = segmentAt(line, metres)
  const [from, to] = [at(line.along, segment), at(line.along, segment + 1)]
  const share = to > from ? Math.min(1, Math.max(0, (metres - from) / (to - from))) : 0
  return line.toPlace(
    between(at(line.x, segment), at(line.x, segment + 1), share),
    between(at(line.y, segment), at(line.y, segment + 1), share),
  )
}

function nearestOf(
  line: MeasuredLine,
  place: Place,
  from: number,
  to: number,
  lastAlong: number | null,
): Foot {
  const { x, y } = line.toPlane(place)
  const end = Math.min(to, line.x.length - 1)
  let nearest = Number.POSITIVE_INFINITY
  for (let segment = from; segment < end; segment++)
    if (!isGap(line, segment)) nearest = Math.min(nearest, onSegment(line, segment, x, y).distance)
  let best: OnSegment | null = null
  for (let segment = from; segment < end; segment++) {
    if (isGap(line, segment)) continue
    const foot = onSegment(line, segment, x, y)
    if (foot.distance > nearest + SLACK_M) continue
    if (!best || rank(foot, lastAlong) < rank(best, lastAlong)) best = foot
  }
  return footOf(line, best ?? onSegment(line, from, x, y))
}

/** Whether a segment joins two parts, so that no one walks it. */
const isGap = ({ begins }: MeasuredLine, segment: number): boolean => begins[segment + 1] === 1

const footOf = (line: MeasuredLine, { distance, along, x, y }: OnSegment): Foot => ({
  distance,
  along,
  ...line.toPlace(x, y),
})

/** The lowest rank wins: near to the position, then near to the last foot, and further on rather than back. */
function rank({ distance, along }: OnSegment, lastAlong: number | null): number {
  if (lastAlong === null) return distance * NEARNESS + along
  const back = along < lastAlong - 5 ? TURN_BACK_M : 0
  return distance * NEARNESS + Math.abs(along - lastAlong) + back
}

interface OnSegment {
  distance: number
  along: number
  x: number
  y: number
}

function onSegment(line: MeasuredLine, segment: number, px: number, py: number): OnSegment {
  const ax = at(line.x, segment)
  const ay = at(line.y, segment)
  const dx = at(line.x, segment + 1) - ax
  const dy = at(line.y, segment + 1) - ay
  const squared = dx * dx + dy * dy
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / squared))
  const x = ax + share * dx
  const y = ay + share * dy
  return {
    distance: Math.hypot(px - x, py - y),
    along: between(at(line.along, segment), at(line.along, segment + 1), share),
    x,
    y,
  }
}

/** The segment at a distance from the start. */
function segmentAt({ along }: MeasuredLine, metres: number): number {
  let low = 0
  let high = along.length - 1
  while (low < high - 1) {
    const middle = (low + high) >> 1
    if (at(along, middle) <= metres) low = middle
    else high = middle
  }
  return low
}

const at = (list: Float64Array, index: number): number => list[index] ?? 0
const between = (from: number, to: number, share: number): number => from + (to - from) * share
