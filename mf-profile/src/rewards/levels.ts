import { LEVEL_THRESHOLDS } from '@sureda/contract/rules/limits'

/** The reached share of the next level, 0–1; 1 on the highest level. */
export function ringShare(lifetime: number, level: number): number {
  const from = LEVEL_THRESHOLDS[level - 1] ?? 0
  const to = LEVEL_THRESHOLDS[level]
  return to === undefined ? 1 : Math.min(1, Math.max(0, (lifetime - from) / (to - from)))
}
