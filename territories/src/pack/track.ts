import { elevationChangeOfParts } from '@sureda/contract/rules/elevation-change'
import type { TrackPoint } from '@sureda/contract/rules/track-parts'
import { type RecordedPoint, readParts } from './gpx.ts'

export interface Track {
  /** The line of the file, with at most `LONGEST_TRACK` points. */
  full: TrackPoint[]
  /** For drawing on a phone; at most `DRAWN_POINTS` points. */
  drawn: TrackPoint[]
  /** Number of points in the file before simplification. */
  recorded: number
  gain: number
  loss: number
  lowest: number
  highest: number
  lengthKm: number
}

/** Recorders write a point per second; more points than this add nothing. */
export const LONGEST_TRACK = 5000
/**
 * Keeps a long walk within a few metres, the accuracy of receivers, because people also export the line to other apps.
 */
const DRAWN_POINTS = 1000

/** Reads a GPX 1.0 or 1.1 track. Throws an Error that describes the fault of the file. */
export const readTrack = (gpx: string): Track => trackOf(readParts(gpx))

/** The line and its figures. Gaps between parts are neither drawn nor counted. */
export function trackOf(recorded: readonly RecordedPoint[][]): Track {
  const parts = recorded.map((points) =>
    points.map(({ latitude, longitude, elevation }): TrackPoint => [latitude, longitude, elevation]),
  )
  const full = simplifyTo(parts, LONGEST_TRACK)
  const elevations = full.flat().map((point) => point[2])
  return {
    full: joined(full),
    drawn: joined(simplifyTo(full, DRAWN_POINTS)),
    recorded: recorded.flat().length,
    ...elevationChangeOfParts(full.map((part) => part.map((point) => point[2]))),
    lowest: Math.min(...elevations),
    highest: Math.max(...elevations),
    lengthKm: full.reduce((sum, part) => sum + lengthOf(part), 0) / 1000,
  }
}

const joined = (parts: readonly TrackPoint[][]): TrackPoint[] =>
  parts.flatMap((part, at) =>
    part.map((point, index) =>
      at > 0 && index === 0 ? ([point[0], point[1], point[2], 1] as const) : point,
    ),
  )

const lengthOf = (part: readonly TrackPoint[]) =>
  part.reduce((sum, point, index) => sum + (index ? metres(part[index - 1] ?? point, point) : 0), 0)

/** Metres on a plane around the first point: accurate enough below a few hundred kilometres. */
function metres(a: TrackPoint, b: TrackPoint): number {
  const dy = (b[0] - a[0]) * 111_320
  const dx = (b[1] - a[1]) * 111_320 * Math.cos((a[0] * Math.PI) / 180)
  return Math.hypot(dx, dy)
}

function simplifyTo(parts: TrackPoint[][], most: number): TrackPoint[][] {
  let simplified = parts
  for (let tolerance = 1; simplified.flat().length > most; tolerance *= 2)
    simplified = parts.map((points) => simplify(thin(points, tolerance), tolerance))
  return simplified
}

/**
 * Drops points closer than the tolerance to the last remaining one: a recorder that does not move writes thousands of them.
 */
function thin(points: TrackPoint[], toleranceM: number): TrackPoint[] {
  const end = points.at(-1)
  let last = points[0]
  return points.filter((point) => {
    const keep = point === last || point === end || (last !== undefined && metres(last, point) >= toleranceM)
    if (keep) last = point
    return keep
  })
}

/** Douglas–Peucker with a stack instead of recursion: 50,000 points in a line would overflow the call stack. */
export function simplify(points: TrackPoint[], toleranceM: number): TrackPoint[] {
  const keep = new Uint8Array(points.length)
  keep[0] = keep[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let [farthest, distance] = [0, toleranceM]
    for (let index = from + 1; index < to; index++) {
      const off = offLine(points[index], points[from], points[to])
      if (off > distance) [farthest, distance] = [index, off]
    }
    if (!farthest) continue
    keep[farthest] = 1
    spans.push([from, farthest], [farthest, to])
  }
  return points.filter((_, index) => keep[index])
}

function offLine(
  point: TrackPoint | undefined,
  start: TrackPoint | undefined,
  end: TrackPoint | undefined,
): number {
  if (!point || !start || !end) return 0
  const scale = Math.cos((start[0] * Math.PI) / 180) * 111_320
  const [x, y] = [(point[1] - start[1]) * scale, (point[0] - start[0]) * 111_320]
  const [ex, ey] = [(end[1] - start[1]) * scale, (end[0] - start[0]) * 111_320]
  const length = ex * ex + ey * ey
  const along = length ? Math.min(1, Math.max(0, (x * ex + y * ey) / length)) : 0
  return Math.hypot(x - along * ex, y - along * ey)
}
