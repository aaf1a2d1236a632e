import type { RouteDetail } from '@sureda/contract/route'
import type { TrackPoint } from './along-track.ts'

/** What a track says to other apps, whatever the format. */
export interface TrackFile {
  name: string
  /** Says first what must not be overlooked: a notice, and that a line is a sketch. */
  description: string
  /** Full address of the route in the app. */
  url: string
  track: readonly TrackPoint[]
  stops: readonly {
    name: string
    description: string
    latitude: number
    longitude: number
    elevation: number | null
  }[]
}

/** @param warnings sentences in the visitor's language that go into the file before everything else */
export function trackFileOf(route: RouteDetail, url: string, warnings: readonly string[]): TrackFile {
  const { title, summary, track, points } = route
  return {
    name: title,
    description: [...warnings, summary].filter(Boolean).join('\n\n'),
    url,
    track: track.filter(([latitude, longitude]) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180),
    stops: points.map(({ name, description, latitude, longitude, elevation }) => ({
      name,
      description,
      latitude,
      longitude,
      elevation,
    })),
  }
}

/** Degrees with a tenth of a metre. */
export const degrees = (value: number): string => String(Math.round(value * 1e6) / 1e6)
/** Metres with a decimetre; an empty text where nobody knows. */
export const height = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? '' : String(Math.round(value * 10) / 10)
