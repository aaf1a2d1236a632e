import { saveFile } from '@sureda/remote/export'
import { timeZoneOf } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import type { TrackPoint } from '../../shared/geo/track-filter.ts'
import { gpxOfWalk } from './gpx.ts'
import type { Recording } from './recording.ts'

/** The day in the tenant's time zone, as in the list of walks. */
const day = (at: number): string => {
  const timeZone = timeZoneOf(useSession.getState())
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
}

/** Saves a walk as a file: `2026-11-22-volta-a-fitor.gpx`. */
export function saveGpx(recording: Recording, points: readonly TrackPoint[], walk: string): void {
  const title = recording.title ?? walk
  const date = day(recording.startedAt)
  saveFile(
    `${date}-${fileWord(title)}.gpx`,
    'application/gpx+xml',
    gpxOfWalk(`${title} ${date}`, points, recording.startedAt),
  )
}

const fileWord = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'track'
