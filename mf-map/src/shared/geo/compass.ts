import type { Place } from './measured-line.ts'

/** The eight compass directions, clockwise from north; the locale files name them. */
export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Wind = (typeof WINDS)[number]

const RAD = Math.PI / 180

/** The direction from one place to another, in degrees clockwise from true north. */
export function bearing(from: Place, to: Place): number {
  const turn = (to.longitude - from.longitude) * RAD
  const y = Math.sin(turn) * Math.cos(to.latitude * RAD)
  const x =
    Math.cos(from.latitude * RAD) * Math.sin(to.latitude * RAD) -
    Math.sin(from.latitude * RAD) * Math.cos(to.latitude * RAD) * Math.cos(turn)
  return (Math.atan2(y, x) / RAD + 360) % 360
}

export const windOf = (degrees: number): Wind => WINDS[Math.round(((degrees % 360) + 360) / 45) % 8] ?? 'n'
