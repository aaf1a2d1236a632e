import type { RemoteName } from '@sureda/contract/registry'
import type { RollbackRule } from '../options.ts'
import type { Health, LoadReport, ReportCaps } from './report-store.ts'
import { isOffered, type Rollout, rolledBack, stableTakenBack } from './rollout.ts'
import type { RolloutStore } from './rollout-store.ts'

/**
 * A stable release is taken back by itself in its first hours only. One that has worked for longer hardly breaks by itself, so failures of it
 * are for a person to judge: they may as well be made up.
 */
export const YOUNG_MS = 6 * 3_600_000

/** A release that goes on failing is told again after a day. */
export const ALERT_AGAIN_MS = 24 * 3_600_000

export interface Verdict {
  action: 'rollback' | 'alert'
  reason: string
}

/** True when a release fails for too many of those who load it. */
export function isUnhealthy({ ok, failed }: Health, rule: RollbackRule): boolean {
  return failed >= rule.minFailures && failed / (ok + failed) >= rule.rate
}

/**
 * Of failures, one per network and so few per block of addresses that it takes three blocks before a release is taken back. Cookies are cheap to
 * make up, addresses of one provider are cheap to get, networks all over are not. Of good loads, what a bus of pupils or a provider's customers bring.
 */
const capsOf = ({ minFailures }: RollbackRule): ReportCaps => ({
  network: { ok: 30, failed: 1 },
  block: { ok: 100, failed: Math.max(1, Math.floor((minFailures - 1) / 2)) },
})

/** Adds a report of a visitor who was handed the release. False where it does not count. */
export const countReport = (
  rollouts: RolloutStore,
  report: LoadReport,
  rule: RollbackRule,
): Promise<boolean> => rollouts.reports.add(report, new Date(Date.now() - rule.windowMs), capsOf(rule))

/**
 * Takes a release back that has become unhealthy, or gives the alarm where a person has to decide; undefined where there is nothing new to say. Only a
 * canary and a young stable release that has an earlier one are taken back, whatever canary runs beside it.
 */
export async function judge(
  rollouts: RolloutStore,
  remote: RemoteName,
  version: string,
  rule: RollbackRule,
): Promise<Verdict | undefined> {
  const now = Date.now()
  const health = await rollouts.reports.health(remote, version, new Date(now - rule.windowMs), capsOf(rule))
  if (!isUnhealthy(health, rule)) return undefined
  const minutes = Math.round(rule.windowMs / 60_000)
  const reason = `${health.failed} of ${health.ok + health.failed} loads failed within ${minutes} min`
  const event = { version, actor: 'automatic', reason }
  const current = (await rollouts.all()).find((rollout) => rollout.remote === remote)
  if (!current || !isOffered(current, version)) return undefined
  if (withoutIt(current, version, now) === current) {
    const since = new Date(now - ALERT_AGAIN_MS)
    const isNew = await rollouts.noteOnce(remote, { ...event, action: 'alert' }, since)
    return isNew ? { action: 'alert', reason } : undefined
  }
  let done = false
  await rollouts.change(remote, { ...event, action: 'rollback' }, (rollout) => {
    const next = withoutIt(rollout, version, now)
    // another gateway may have been faster
    done = next !== rollout
    return next
  })
  return done ? { action: 'rollback', reason } : undefined
}

/** The rollout without the release; the very same where it is not to be taken back by itself. */
function withoutIt(rollout: Rollout, version: string, now: number): Rollout {
  if (rollout.canary === version) return rolledBack(rollout)
  const { stable, stableSince, previous } = rollout
  const isYoung = stableSince !== null && now - stableSince.getTime() < YOUNG_MS
  return stable === version && previous !== null && isYoung ? stableTakenBack(rollout) : rollout
}
