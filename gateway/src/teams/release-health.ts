import { entryLimit } from '@sureda/build/check/release-check'
import type { ReleaseHealth } from '@sureda/build/ship/status-text'
import type { RemoteName } from '@sureda/contract/remote/registry'
import type { ReleaseStore } from '../releases/release-store.ts'
import { fisherTest } from '../rollout/fisher.ts'
import type { Sum } from '../rollout/health-store.ts'
import type { RolloutStore } from '../rollout/rollout-store.ts'
import { percentileOf } from '../rollout/vitals.ts'

const FAILED = 'failed: '
/** Two releases differ significantly if chance alone would do this less than once in twenty times. */
const SIGNIFICANT = 0.05

/** Health of a release on phones since some time. */
export async function releaseHealth(
  { rollouts, releases }: { rollouts: RolloutStore; releases: ReleaseStore },
  remote: RemoteName,
  version: string,
  since: Date,
): Promise<ReleaseHealth> {
  const [sums, record] = await Promise.all([
    rollouts.health.sums(remote, version, since),
    releases.record(remote, version),
  ])
  const count = (measure: string) => sums.find((sum) => sum.measure === measure)?.count ?? 0
  const failures = sums.filter(({ measure }) => measure.startsWith(FAILED))
  const screens = [...new Set(sums.map(({ screen }) => screen).filter(Boolean))].sort()
  const { entry = 0, exposes = {}, server = null } = record?.sizes ?? {}
  return {
    version,
    visitors: count('visitors'),
    failedVisitors: count('failed visitors'),
    loads: count('loads'),
    failures: Object.fromEntries(failures.map((sum) => [sum.measure.slice(FAILED.length), sum.count])),
    renderErrors: count(`${FAILED}render`),
    screens: screens.map((screen) => vitalsOf(screen, sums)),
    bytes: {
      entry,
      entryLimit: entryLimit(record ?? {}),
      largest: Math.max(0, ...Object.values(exposes)),
      server,
    },
  }
}

function vitalsOf(screen: string, all: readonly Sum[]): ReleaseHealth['screens'][number] {
  const sums = all.filter((sum) => sum.screen === screen)
  const of = (vital: 'lcp' | 'inp' | 'interactive') => percentileOf(vital, sums) ?? null
  return { screen, lcp: of('lcp'), inp: of('inp'), interactive: of('interactive') }
}

type Visitors = Pick<ReleaseHealth, 'visitors' | 'failedVisitors'>

/**
 * Compares a canary with the stable release: how many more of its visitors fail, and whether that exceeds chance
 * (Fisher's exact test).
 */
export function comparison(canary: Visitors, stable: Visitors) {
  const shareOf = ({ visitors, failedVisitors }: Visitors) => (visitors > 0 ? failedVisitors / visitors : 0)
  const of = ({ visitors, failedVisitors }: Visitors) => ({
    failed: Math.min(visitors, failedVisitors),
    all: visitors,
  })
  const p = fisherTest(of(canary), of(stable))
  return { difference: shareOf(canary) - shareOf(stable), p, isMoreThanChance: p < SIGNIFICANT }
}
