import { distanceM, isAtPlace as isNearEnough, type Position as Point } from '@sureda/contract/rules/at-place'
import type { Game } from '@sureda/contract/schemas/games/game'
import type { Position } from '@sureda/remote/device'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Compass bearing from `a` to `b` in degrees, 0 = north, clockwise. */
export function bearing(a: Point, b: Point): number {
  const [from, to, dLon] = [radians(a.latitude), radians(b.latitude), radians(b.longitude - a.longitude)]
  const y = Math.sin(dLon) * Math.cos(to)
  const x = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(dLon)
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
}

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The nearest of the eight compass directions. */
export const directionOf = (degrees: number): Direction => DIRECTIONS[Math.round(degrees / 45) % 8] ?? 'n'

/** Whether the player is at the place, by the server's own rule. It saves a useless try; the server decides. */
export const isAtPlace = (
  player: Position,
  { position, radius_m }: Pick<Game, 'position' | 'radius_m'>,
): boolean => isNearEnough(distanceM(player, position), radius_m, player.accuracy)

/** A distance to walk by, rounded so that it is not falsely exact and does not flicker. */
export function roundedM(metres: number): number {
  if (metres < 100) return Math.max(5, Math.round(metres / 5) * 5)
  return metres < 1000 ? Math.round(metres / 10) * 10 : Math.round(metres / 100) * 100
}
