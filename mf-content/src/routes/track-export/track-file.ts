import { partsOf } from '@sureda/contract/rules/track-parts'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import type { GpxTrack } from '@sureda/remote/export'

/** A track for other apps, independent of the format. */
export type TrackFile = Required<GpxTrack>

/** @param warnings sentences in the visitor's language that begin the description */
export function trackFileOf(route: RouteDetail, url: string, warnings: readonly string[]): TrackFile {
  const { title, summary, track, points } = route
  return {
    name: title,
    description: [...warnings, summary].filter(Boolean).join('\n\n'),
    url,
    segments: partsOf(track).map((part) =>
      part
        .filter(([latitude, longitude]) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
        .map(([latitude, longitude, elevation]) => ({ latitude, longitude, elevation })),
    ),
    stops: points.map(({ name, description, latitude, longitude, elevation }) => ({
      name,
      description,
      latitude,
      longitude,
      elevation,
    })),
  }
}
