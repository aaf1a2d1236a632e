import type { TeamReport } from '@sureda/build/ship/status-text'
import type { Control } from '../releases/commands.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { emptyRollout } from '../rollout/rollout.ts'
import type { RolloutStore } from '../rollout/rollout-store.ts'
import { comparison, releaseHealth } from './release-health.ts'
import { provenanceOf } from './ship-release.ts'
import type { KeyHolder } from './team-store.ts'

const SHOWN = 5
/** Health of the last day. */
const HEALTH_MS = 24 * 3_600_000

interface Parts {
  control: Control
  rollouts: RolloutStore
  releases: ReleaseStore
}

/** What a team's tools show of its own remotes. */
export async function teamReport(
  { control, rollouts, releases }: Parts,
  { team, remotes }: KeyHolder,
): Promise<TeamReport> {
  const since = new Date(Date.now() - HEALTH_MS)
  const status = await control.status()
  const rows = remotes.map(async (remote) => {
    // a remote without public release has no rollout
    const { rollout = emptyRollout(remote), alert } =
      status.find((row) => row.rollout.remote === remote) ?? {}
    const { stable, previous, canary, canaryShare, disabled } = rollout
    const newest = (await rollouts.releases(remote)).slice(0, SHOWN).map(async ({ version, shippedAt }) => {
      const predicate = (await provenanceOf(releases, remote, version))?.statement.predicate
      return {
        version,
        shippedAt: shippedAt.toISOString(),
        commit: predicate?.buildDefinition.resolvedDependencies[0]?.digest.gitCommit ?? null,
        builder: predicate?.runDetails.builder.id ?? null,
      }
    })
    const health = await Promise.all(
      [stable, canary].flatMap((version) =>
        version ? [releaseHealth({ rollouts, releases }, remote, version, since)] : [],
      ),
    )
    const [ofStable, ofCanary] = health
    return {
      remote,
      stable,
      previous,
      canary,
      canaryShare,
      disabled,
      alert: alert ? `${alert.version}: ${alert.reason}` : null,
      releases: await Promise.all(newest),
      health,
      comparison: stable && ofStable && ofCanary ? comparison(ofCanary, ofStable) : null,
    }
  })
  return { team, since: since.toISOString(), remotes: await Promise.all(rows) }
}
