import { partsOf } from '@sureda/contract/rules/track-parts'
import { distanceKm } from './distance.ts'
import { type Foot, measureLine, nearestOn, type Place, placeAlong } from './measured-line.ts'

/** A line to look at, which may also be a single place or nothing. */
export interface Way {
  /** Its parts, each `[lat, lng]` in the order of walking: between them no one walks. */
  parts: readonly (readonly (readonly [number, number])[])[]
  /** Metres. */
  length: number
  /** Where one is after so many metres; before the start and after the end: there. */
  placeAt: (distance: number) => Place | null
  /** The nearest place of the way; null where there is no way. */
  nearest: (place: Place) => Foot | null
}

/** The parts of a track as maps draw them. */
export const latLngParts = (track: readonly (readonly [number, number, ...unknown[]])[]) =>
  partsOf(track).map((part) => part.map(([latitude, longitude]): [number, number] => [latitude, longitude]))

type Track = readonly (readonly (number | undefined)[])[]

const known = new WeakMap<Track, Way>()

/**
 * Measures a line, the same track once: what is drawn of a way stays as long as the way does. Coordinates that are no numbers are left
 * out: a track comes from many hands. 50,000 points take about 10 ms.
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
