import { GAME_ACCURACY_ALLOWANCE_M, GAME_MIN_RADIUS_M } from '@sureda/contract/codes/enums'
import type { Position } from '@sureda/remote/device'
import { metresBetween } from './along-track.ts'

interface Target {
  latitude: number
  longitude: number
  /** Metres. */
  radius_m: number
}

/** The eight winds, clockwise from north; each has its text in the language files. */
export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Wind = (typeof WINDS)[number]

/** Distance to the place in metres, and its direction in degrees clockwise from north. */
export interface Aim {
  metres: number
  degrees: number
  wind: Wind
  /** By the server's own rule: up to 30 m of the phone's uncertainty are forgiven, the circle is never smaller than 25 m. */
  isThere: boolean
}

/** Where a place lies, seen from a position. Spares a pointless call and says "not yet" without network; the server decides. */
export function aimAt(target: Target, { latitude, longitude, accuracy }: Position): Aim {
  const metres = metresBetween([latitude, longitude], [target.latitude, target.longitude])
  const east = (target.longitude - longitude) * Math.cos((latitude * Math.PI) / 180)
  const degrees = ((Math.atan2(east, target.latitude - latitude) * 180) / Math.PI + 360) % 360
  return {
    metres,
    degrees,
    wind: WINDS[Math.round(degrees / 45) % 8] ?? 'n',
    isThere:
      metres - Math.min(accuracy, GAME_ACCURACY_ALLOWANCE_M) <= Math.max(target.radius_m, GAME_MIN_RADIUS_M),
  }
}

/** A distance to walk by: no false precision. */
export function roundedMetres(metres: number): number {
  if (metres < 100) return Math.max(5, Math.round(metres / 5) * 5)
  return metres < 1000 ? Math.round(metres / 10) * 10 : Math.round(metres / 100) * 100
}
