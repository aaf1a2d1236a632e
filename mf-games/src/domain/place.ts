import { GAME_ACCURACY_ALLOWANCE_M, GAME_MIN_RADIUS_M } from '@sureda/contract/enums'
import type { Game } from '@sureda/contract/game'
import type { Position } from '@sureda/remote/geolocation'

interface Point {
  latitude: number
  longitude: number
}

/** Mean radius of the earth (IUGG). */
const EARTH_RADIUS_M = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in metres. */
export function distanceM(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Compass bearing from `a` to `b` in degrees, 0 = north, clockwise. */
export function bearing(a: Point, b: Point): number {
  const [from, to, dLon] = [radians(a.latitude), radians(b.latitude), radians(b.longitude - a.longitude)]
  const y = Math.sin(dLon) * Math.cos(to)
  const x = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(dLon)
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
}

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The nearest of the eight directions people have words for. */
export const directionOf = (degrees: number): Direction => DIRECTIONS[Math.round(degrees / 45) % 8] ?? 'n'

/**
 * Whether the player stands at the place, by the server's own rule (decisions §7): up to 30 m of the phone's uncertainty are forgiven and the circle
 * is never smaller than 25 m. Only spares a pointless try; the server decides.
 */
export function isAtPlace(player: Position, game: Pick<Game, 'position' | 'radius_m'>): boolean {
  const distance = distanceM(player, game.position)
  return distance - Math.min(player.accuracy, GAME_ACCURACY_ALLOWANCE_M) <= reachOf(game)
}

/** Radius in metres in which the game can be played. */
export const reachOf = ({ radius_m }: Pick<Game, 'radius_m'>): number => Math.max(radius_m, GAME_MIN_RADIUS_M)

/** A distance somebody can walk by: no false precision, and quiet while the last metres flicker. */
export function roundedM(metres: number): number {
  if (metres < 100) return Math.max(5, Math.round(metres / 5) * 5)
  return metres < 1000 ? Math.round(metres / 10) * 10 : Math.round(metres / 100) * 100
}
