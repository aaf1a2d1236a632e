import { distanceM, type Position } from '@sureda/contract/rules/at-place'

/** Great-circle distance in kilometres. */
export const distanceKm = (a: Position, b: Position): number => distanceM(a, b) / 1000

export function nearestFirst<T extends Position>(items: readonly T[], from: Position): T[] {
  return [...items].sort((a, b) => distanceKm(a, from) - distanceKm(b, from))
}
