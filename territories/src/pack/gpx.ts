import { XMLParser } from 'fast-xml-parser'

/** One point of a file. */
export interface RecordedPoint {
  /** Position in the file, from 1. */
  number: number
  latitude: number
  longitude: number
  elevation: number
  /** Milliseconds since 1970; undefined if the file does not say. */
  at: number | undefined
}

/** More than a day with a point per second: several walks in one file, or a recorder that was left on. */
const MOST_POINTS = 100_000
/** More parts mean a recorder without reception most of the time. */
const MOST_PARTS = 200
/** A larger file is no track of a walk. */
const MOST_BYTES = 20 * 1024 * 1024
/** Lowest and highest land on earth. Receivers write -9999 or -32768 if the height is unknown. */
const [LOWEST_M, HIGHEST_M] = [-430, 8850]

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: (name) => name === 'trk' || name === 'trkseg' || name === 'trkpt',
})

interface RawPoint {
  lat?: string
  lon?: string
  ele?: string
  time?: string
}
interface Gpx {
  gpx?: { trk?: { trkseg?: { trkpt?: RawPoint[] }[] }[]; rte?: unknown }
}

/** The parts (`<trk>`, `<trkseg>`) of a GPX 1.0 or 1.1 track. Throws an Error that describes the fault of the file. */
export function readParts(gpx: string): RecordedPoint[][] {
  if (gpx.length > MOST_BYTES) throw new Error(`is larger than ${MOST_BYTES / 1024 / 1024} MB`)
  // counted before parsing, which is expensive
  const announced = gpx.match(/<(?:[\w.-]+:)?trkpt\b/g)?.length ?? 0
  if (announced > MOST_POINTS)
    throw new Error(`has ${announced} points; ${MOST_POINTS} is the limit (simplify the track, or cut it)`)
  const document = parsed(gpx)
  let number = 0
  const parts = (document.gpx?.trk ?? [])
    .flatMap((trk) => trk.trkseg ?? [])
    .map((segment) => (segment.trkpt ?? []).map((point) => pointOf(point, ++number)))
    // a single point is written when a receiver is switched on and off
    .filter((points) => points.length > 1)
  if (parts.length === 0)
    throw new Error(
      document.gpx?.rte
        ? 'has a planned route (<rte>) and no track: export it as a track (<trk><trkseg><trkpt>)'
        : 'has no track with at least two points (<trk><trkseg><trkpt>)',
    )
  if (parts.length > MOST_PARTS) throw new Error(`has ${parts.length} parts; ${MOST_PARTS} is the limit`)
  return parts
}

function parsed(gpx: string): Gpx {
  try {
    return parser.parse(gpx, true) as Gpx
  } catch (error) {
    throw new Error(`is not XML: ${(error as Error).message}`)
  }
}

function pointOf({ lat, lon, ele, time }: RawPoint, number: number): RecordedPoint {
  const [latitude, longitude, elevation] = [decimal(lat), decimal(lon), decimal(ele)]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new Error(`point ${number} has no valid lat and lon`)
  if (Number.isNaN(elevation)) throw new Error(`point ${number} has no elevation (<ele>)`)
  if (elevation < LOWEST_M || elevation > HIGHEST_M)
    throw new Error(`point ${number} has the elevation ${ele}: no land is there, so it is a missing one`)
  const at = Date.parse(String(time))
  return { number, latitude, longitude, elevation, at: Number.isNaN(at) ? undefined : at }
}

/** NaN if there is no text, for which `Number('')` would be 0 */
const decimal = (text: unknown): number =>
  typeof text === 'string' && /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(text)
    ? Number(text)
    : Number.NaN
