import type { RemoteName } from '@sureda/contract/registry'
import type { RollbackRule } from '../options.ts'
import { rolledBack, stableTakenBack } from './rollout.ts'
import type { Health, RolloutStore } from './rollout-store.ts'

/** True when a release fails for too many of those who load it. */
export function isUnhealthy({ ok, failed }: Health, rule: RollbackRule): boolean {
  return failed >= rule.minFailures && failed / (ok + failed) >= rule.rate
}

/**
 * Adds reported loads of a release and takes it back when it has become unhealthy. Returns the reason when it did. Only what visitors get
 * now can be taken back: a canary, or a stable release that has an earlier one, whatever canary runs beside it.
 */
export async function countLoads(
  rollouts: RolloutStore,
  remote: RemoteName,
  version: string,
  loads: Health,
  rule: RollbackRule,
): Promise<string | undefined> {
  const health = await rollouts.addHealth(remote, version, loads, new Date(Date.now() - rule.windowMs))
  if (loads.failed === 0 || !isUnhealthy(health, rule)) return undefined
  const minutes = Math.round(rule.windowMs / 60_000)
  const reason = `${health.failed} of ${health.ok + health.failed} loads failed within ${minutes} min`
  const rollout = (await rollouts.all()).find((entry) => entry.remote === remote)
  const isCanary = rollout?.canary === version
  const isStable = rollout?.stable === version && rollout.previous !== null
  if (!isCanary && !isStable) return undefined
  let done = false
  await rollouts.change(remote, { action: 'rollback', version, actor: 'automatic', reason }, (current) => {
    // another gateway may have been faster
    done = isCanary ? current.canary === version : current.stable === version && current.previous !== null
    if (!done) return current
    return isCanary ? rolledBack(current) : stableTakenBack(current)
  })
  return done ? reason : undefined
}
