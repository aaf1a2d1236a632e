import { boundedLabel } from '@sureda/api/metrics/bounded-label'
import { releaseVerdicts, remoteLoads } from '@sureda/api/metrics/instruments'
import { typedCommand } from '@sureda/api/typed-command'
import type { RemoteName } from '@sureda/contract/remote/registry'
import type { RollbackRule } from '../options.ts'
import type { Registry } from './registry.ts'
import type { Health, LoadReport, ReportCaps } from './report-store.ts'
import { isOffered, rolledBack } from './rollout.ts'
import type { RolloutStore } from './rollout-store.ts'

/** A release that keeps failing is reported again after a day. */
export const ALERT_AGAIN_MS = 24 * 3_600_000

export interface Verdict {
  action: 'rollback' | 'alert'
  reason: string
}

/** True if a release fails for too large a share of its visitors. */
export function isUnhealthy({ ok, failed }: Health, rule: RollbackRule): boolean {
  return failed >= rule.minFailures && failed / (ok + failed) >= rule.rate
}

/**
 * Failures count once per network and few times per address block, so that a rollback needs three blocks: cookies are
 * cheap to invent, addresses of one provider are cheap to get, networks everywhere are not. Good loads count
 * generously, because a school class or a provider's customers share addresses.
 */
const capsOf = ({ minFailures }: RollbackRule): ReportCaps => ({
  network: { ok: 30, failed: 1 },
  block: { ok: 100, failed: Math.max(1, Math.floor((minFailures - 1) / 2)) },
})

/** Limits labels to a year of releases; a process that runs longer counts the rest together. */
const releaseLabel = boundedLabel(300)

/** Adds a report of a visitor who got the release. False if it does not count. */
export async function countReport(
  rollouts: RolloutStore,
  report: LoadReport,
  rule: RollbackRule,
): Promise<boolean> {
  const since = new Date(Date.now() - rule.windowMs)
  const isCounted = await rollouts.reports.add(report, since, capsOf(rule))
  const { remote, version, failed } = report
  if (isCounted) remoteLoads.inc({ ...labelsOf(remote, version), result: failed ? 'failed' : 'ok' })
  return isCounted
}

function labelsOf(remote: RemoteName, version: string): { remote: string; release: string } {
  const name = releaseLabel(`${remote} ${version}`)
  return name === `${remote} ${version}` ? { remote, release: version } : { remote: name, release: name }
}

/**
 * Rolls back an unhealthy canary, and raises an alert for any other release: only a person may withdraw what everyone
 * has, because failures can be forged. Undefined if there is nothing new.
 */
export async function evaluateHealth(
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
  if (current.canary !== version) {
    const since = new Date(now - ALERT_AGAIN_MS)
    const isNew = await rollouts.recordOnce(remote, { ...event, action: 'alert' }, since)
    return isNew ? { action: 'alert', reason } : undefined
  }
  let done = false
  await rollouts.change(remote, { ...event, action: 'rollback' }, (rollout) => {
    // another gateway may have been faster
    done = rollout.canary === version
    return done ? rolledBack(rollout) : rollout
  })
  return done ? { action: 'rollback', reason } : undefined
}

const VERDICTS = {
  rollback: 'release rolled back by itself',
  alert: `release fails for many and is not taken back by itself: look at it, then ${typedCommand('remotes rollback')}`,
}

/** After a counted failure: acts on the release, refreshes the registry and logs it. */
export async function rollBackIfUnhealthy(
  { rollouts, registry }: { rollouts: RolloutStore; registry: Registry },
  remote: RemoteName,
  version: string,
  rule: RollbackRule,
  log: { error(details: object, message: string): void },
): Promise<void> {
  const verdict = await evaluateHealth(rollouts, remote, version, rule)
  if (!verdict) return
  registry.refresh()
  releaseVerdicts.setToCurrentTime({ remote: labelsOf(remote, version).remote, action: verdict.action })
  log.error({ remote, version, reason: verdict.reason }, VERDICTS[verdict.action])
}
