import { MAX_KM, type TransportMode } from '@sureda/contract/rules/footprint-codes'

interface Point {
  latitude: number
  longitude: number
}

const EARTH_KM = 6371
/** Roads and rails are longer than the straight line. */
const DETOUR_BY_LAND = 1.2

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function greatCircleKm(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A proposal for one way in whole kilometres; undefined where that is too far for the means of transport. */
export function proposedKm(mode: TransportMode, from: Point, to: Point): number | undefined {
  const km = Math.max(1, Math.round(greatCircleKm(from, to) * (mode === 'avion' ? 1 : DETOUR_BY_LAND)))
  return km <= MAX_KM[mode] ? km : undefined
}
