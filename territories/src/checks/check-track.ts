import { join } from 'node:path'
import type { Fault } from '../faults.ts'
import { readParts } from '../pack/gpx.ts'
import type { Item } from '../pack/kinds.ts'
import type { Pack } from '../pack/read-pack.ts'
import { readText } from '../pack/read-text.ts'
import { LONGEST_TRACK, type Track, trackOf } from '../pack/track.ts'
import { trackFaults, trackRemarks } from './track-sense.ts'

interface TrackReport {
  faults: Fault[]
  remarks: Fault[]
  tracks: Map<string, Track>
}

/** Difference between a receiver and a map for one hill; a larger one means another route or a typing error. */
const CLIMB_OFF = { metres: 30, share: 0.2 }

/** Checks the line of a route: the file is readable, the pack says how it was made, and the figures match the line. */
export function checkTrack({ folder, tenant }: Pack, route: Item<'routes'>, report: TrackReport): void {
  const file = `routes/${route.id}.json`
  report.faults.push(...originFaults(route).map((fault) => ({ file, ...fault })))
  try {
    const parts = readParts(readText(join(folder, route.track)))
    const track = trackOf(parts)
    report.tracks.set(route.id, track)
    if (track.recorded > LONGEST_TRACK)
      report.remarks.push({
        file: route.track,
        field: '',
        message: `has ${track.recorded} points; ${track.full.length} of them are used`,
      })
    const { bounds } = tenant.map
    report.faults.push(...trackFaults(parts, track, route, bounds).map((one) => ({ file, ...one })))
    for (const message of trackRemarks(parts, bounds))
      report.remarks.push({ file: route.track, field: '', message })
    if (!route.schematic) report.remarks.push(...figureRemarks(route, track).map((one) => ({ file, ...one })))
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    report.faults.push({
      file,
      field: 'track',
      message: `${route.track} ${missing ? 'does not exist' : (error as Error).message}`,
    })
  }
}

function originFaults({ schematic, verified }: Item<'routes'>): Omit<Fault, 'file'>[] {
  if (schematic && verified)
    return [{ field: 'verified', message: 'goes with no "schematic": a line is one or the other' }]
  if (!schematic && !verified)
    return [
      {
        field: 'schematic',
        message:
          'is missing: say who walked the track in "verified" (date, by, source), or that it is a sketch',
      },
    ]
  // one day of tolerance: it may already be tomorrow in an office east of the server
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return verified && verified.date > tomorrow
    ? [{ field: 'verified.date', message: 'lies in the future' }]
    : []
}

function figureRemarks(route: Item<'routes'>, track: Track): Omit<Fault, 'file'>[] {
  const { distance, elevation_gain: gain } = route
  const remarks: Omit<Fault, 'file'>[] = []
  if (Math.abs(track.lengthKm - distance) > Math.max(1, distance * 0.25))
    remarks.push({
      field: 'distance',
      message: `says ${distance} km, its track measures ${track.lengthKm.toFixed(1)} km`,
    })
  if (gain !== undefined && Math.abs(track.gain - gain) > Math.max(CLIMB_OFF.metres, gain * CLIMB_OFF.share))
    remarks.push({
      field: 'elevation_gain',
      message: `says ${gain} m, its track climbs ${track.gain} m: that of the track is shown`,
    })
  return remarks
}
