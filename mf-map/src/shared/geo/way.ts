import { partsOf } from '@sureda/contract/rules/track-parts'
import { distanceKm } from './distance.ts'
import { type Foot, measureLine, nearestOn, type Place, placeAlong } from './measured-line.ts'

/** A line to show, which may also be one place or nothing. */
export interface Way {
  /** Its parts, each `[lat, lng]` in the order of walking; no line joins them. */
  parts: readonly (readonly (readonly [number, number])[])[]
  /** Metres. */
  length: number
  /** The place after so many metres; start or end where that is outside. */
  placeAt: (distance: number) => Place | null
  /** The nearest place of the way; null without a way. */
  nearest: (place: Place) => Foot | null
}

/** The parts of a track for drawing. */
export const latLngParts = (track: readonly (readonly [number, number, ...unknown[]])[]) =>
  partsOf(track).map((part) => part.map(([latitude, longitude]): [number, number] => [latitude, longitude]))

type Track = readonly (readonly (number | undefined)[])[]

const known = new WeakMap<Track, Way>()

/**
 * Measures a track; the result is cached per track object. Coordinates that are not numbers are left out, because tracks come from many sources. 50,000 points
 * take about 10 ms.
 */
export function wayOf(track: Track): Way {
  const way = known.get(track) ?? measuredWay(track)
  known.set(track, way)
  return way
}

function measuredWay(track: Track): Way {
  const line = track.flatMap(([latitude = Number.NaN, longitude = Number.NaN, height = 0, ...mark]) =>
    Number.isFinite(latitude) && Number.isFinite(longitude)
      ? [[latitude, longitude, height, ...mark] as const]
      : [],
  )
  const parts = latLngParts(line)
  const measured = measureLine(line)
  const [first] = line
  if (measured)
    return {
      parts,
      length: measured.length,
      placeAt: (distance) => placeAlong(measured, distance),
      nearest: (place) => nearestOn(measured, place),
    }
  const start = first ? { latitude: first[0], longitude: first[1] } : null
  return {
    parts,
    length: 0,
    placeAt: () => start,
    nearest: (place) => start && { ...start, along: 0, distance: distanceKm(start, place) * 1000 },
  }
}
