import { VITAL_PHASES } from '@sureda/contract/remote/registry'
import type { Sum } from './health-store.ts'

export type Vital = (typeof VITAL_PHASES)[number]

/** Upper bounds of the buckets in milliseconds; the last bucket is for everything above. */
const BOUNDS = [100, 200, 300, 500, 800, 1_200, 1_800, 2_500, 3_500, 5_000, 8_000, 12_000, 600_000]

export const isVital = (phase: string): phase is Vital => VITAL_PHASES.some((one) => one === phase)

/** Name of the measure under which a value is counted. */
export const vitalMeasure = (vital: Vital, ms: number): string =>
  `${vital} ${BOUNDS.find((bound) => ms <= bound) ?? BOUNDS.at(-1)}`

export interface Percentile {
  /** 75th percentile in milliseconds. */
  p75: number
  /** Number of measured pages. */
  pages: number
}

/** The 75th percentile of a vital, interpolated within its bucket. Undefined without measured pages. */
export function percentileOf(vital: Vital, sums: readonly Sum[]): Percentile | undefined {
  const counts = BOUNDS.map((bound) =>
    sums.filter(({ measure }) => measure === `${vital} ${bound}`).reduce((sum, { count }) => sum + count, 0),
  )
  const pages = counts.reduce((sum, count) => sum + count, 0)
  if (pages === 0) return undefined
  let below = 0
  for (const [index, count] of counts.entries()) {
    const wanted = pages * 0.75 - below
    if (count > 0 && wanted <= count) {
      const from = BOUNDS[index - 1] ?? 0
      const to = BOUNDS[index] ?? from
      return { p75: Math.round(from + ((to - from) * wanted) / count), pages }
    }
    below += count
  }
  return { p75: BOUNDS.at(-1) ?? 0, pages }
}
