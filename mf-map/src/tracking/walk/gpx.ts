import { gpxFile } from '@sureda/remote/export'
import { type TrackPoint, trackParts } from '../../shared/geo/track-filter.ts'

/** A recorded walk as GPX 1.1, with a segment per part. `startedAt`: milliseconds since 1970. */
export function gpxOfWalk(name: string, points: readonly TrackPoint[], startedAt: number): string {
  return gpxFile({ name, segments: trackParts(points) }, new Date(startedAt))
}
