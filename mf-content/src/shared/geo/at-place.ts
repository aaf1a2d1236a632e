import { GAME_ACCURACY_ALLOWANCE_M, GAME_MIN_RADIUS_M } from '@sureda/contract/codes/enums'
import type { Position } from '@sureda/remote/device'
import { metresBetween } from './along-track.ts'

interface Target {
  latitude: number
  longitude: number
  /** Metres. */
  radius_m: number
}

/** The eight compass directions, clockwise from north; each has its text in the language files. */
export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Wind = (typeof WINDS)[number]

/** Distance to the place in metres, and its direction in degrees clockwise from north. */
export interface Aim {
  metres: number
  degrees: number
  wind: Wind
  /** The server's own rule: up to 30 m of inaccuracy are allowed, and the radius is at least 25 m. */
  isThere: boolean
}

/** Distance and direction of a place from a position. It saves a call that would fail, and works without network; the server decides. */
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

/** A distance to walk by, without false precision. */
export function roundedMetres(metres: number): number {
  if (metres < 100) return Math.max(5, Math.round(metres / 5) * 5)
  return metres < 1000 ? Math.round(metres / 10) * 10 : Math.round(metres / 100) * 100
}
