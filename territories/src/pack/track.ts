import { climbOf } from '@sureda/contract/climb'
import { XMLParser } from 'fast-xml-parser'

/** `[latitude, longitude, elevation]`, degrees and metres. */
export type TrackPoint = [number, number, number]

export interface Track {
  /** The line of the file, at most `LONGEST_TRACK` points. */
  full: TrackPoint[]
  /** For drawing on a phone: at most `DRAWN_POINTS` points. */
  drawn: TrackPoint[]
  /** Points in the file before anything was left out. */
  recorded: number
  gain: number
  loss: number
  lowest: number
  highest: number
  lengthKm: number
}

/** Recorders write a point each second: more than this says nothing more about the path. */
export const LONGEST_TRACK = 5000
/** Keeps the line of a long walk within a few metres, the accuracy of the receiver that wrote it: people also take it to other apps. */
const DRAWN_POINTS = 1000
/** Over a day at a point a second: several walks in one file, or a recorder nobody switched off. */
const MOST_POINTS = 100_000
/** Files above this are no tracks of a walk; reading them would only cost memory. */
const MOST_BYTES = 20 * 1024 * 1024

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => name === 'trk' || name === 'trkseg' || name === 'trkpt',
})

/** Reads a GPX 1.0 or 1.1 track. Throws an Error whose message says what is wrong with the file. */
export function readTrack(gpx: string): Track {
  if (gpx.length > MOST_BYTES) throw new Error(`is larger than ${MOST_BYTES / 1024 / 1024} MB`)
  // counted before it is read: reading is what costs
  const announced = gpx.match(/<trkpt\b/g)?.length ?? 0
  if (announced > MOST_POINTS)
    throw new Error(`has ${announced} points; ${MOST_POINTS} is the limit (simplify the track, or cut it)`)
  const recorded = pointsOf(gpx)
  if (recorded.length < 2) throw new Error('has no track with at least two points (<trk><trkseg><trkpt>)')
  const full = simplifyTo(recorded, LONGEST_TRACK)
  const elevations = full.map((point) => point[2])
  const { gain, loss } = climbOf(elevations)
  return {
    full,
    drawn: simplifyTo(full, DRAWN_POINTS),
    recorded: recorded.length,
    gain,
    loss,
    lowest: Math.min(...elevations),
    highest: Math.max(...elevations),
    lengthKm:
      full.reduce((sum, point, index) => sum + (index ? metres(full[index - 1] ?? point, point) : 0), 0) /
      1000,
  }
}

function pointsOf(gpx: string): TrackPoint[] {
  let document: {
    gpx?: { trk?: { trkseg?: { trkpt?: { lat?: string; lon?: string; ele?: string }[] }[] }[] }
  }
  try {
    document = parser.parse(gpx, true)
  } catch (error) {
    throw new Error(`is not XML: ${(error as Error).message}`)
  }
  const points = (document.gpx?.trk ?? [])
    .flatMap((trk) => trk.trkseg ?? [])
    .flatMap((segment) => segment.trkpt ?? [])
  return points.map(({ lat, lon, ele }, index) => {
    const point: TrackPoint = [Number(lat), Number(lon), Number(ele)]
    if (!(Math.abs(point[0]) <= 90 && Math.abs(point[1]) <= 180))
      throw new Error(`point ${index + 1} has no valid lat and lon`)
    if (ele === undefined || !Number.isFinite(point[2]))
      throw new Error(`point ${index + 1} has no elevation (<ele>)`)
    return point
  })
}

/** Metres on a plane around the first point: exact enough below a few hundred kilometres. */
function metres(a: TrackPoint, b: TrackPoint): number {
  const dy = (b[0] - a[0]) * 111_320
  const dx = (b[1] - a[1]) * 111_320 * Math.cos((a[0] * Math.PI) / 180)
  return Math.hypot(dx, dy)
}

function simplifyTo(points: TrackPoint[], most: number): TrackPoint[] {
  let simplified = points
  for (let tolerance = 1; simplified.length > most; tolerance *= 2)
    simplified = simplify(thin(points, tolerance), tolerance)
  return simplified
}

/** Leaves out points closer to the last kept one than the tolerance: a recorder that stood still writes thousands of them. */
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
