import { gpxFile } from '../domain/gpx.ts'
import type { TrackPoint } from '../domain/track-filter.ts'
import type { Recording } from './recording.ts'

const day = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Hands a walk to the phone as a file: `2026-11-22-volta-a-fitor.gpx`. */
export function saveGpx(recording: Recording, points: readonly TrackPoint[], walk: string): void {
  const name = `${recording.title ?? walk} ${day(recording.startedAt)}`
  const file = new Blob([gpxFile(name, points, recording.startedAt)], { type: 'application/gpx+xml' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${day(recording.startedAt)}-${fileWord(recording.title ?? walk)}.gpx`
  link.click()
  // Safari reads the file only after the click has been handled
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const fileWord = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'track'
