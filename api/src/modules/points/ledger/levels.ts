import { LEVEL_THRESHOLDS } from '@sureda/contract/rules/limits'

/** The level by lifetime points, from 1 on. */
export const levelOf = (lifetime: number): number =>
  Math.max(1, LEVEL_THRESHOLDS.filter((from) => lifetime >= from).length)

/** The next level and the points missing to it; null on the highest. */
export function nextLevel(lifetime: number): { level: number; from: number; missing: number } | null {
  const level = levelOf(lifetime) + 1
  const from = LEVEL_THRESHOLDS[level - 1]
  return from === undefined ? null : { level, from, missing: from - lifetime }
}
