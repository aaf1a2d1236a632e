import type { TeamReport } from '@sureda/build/ship/status-text'
import type { Control } from '../releases/commands.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { provenanceOf } from './ship-release.ts'
import type { KeyHolder } from './team-store.ts'

const SHOWN = 5

/** What a team's tools and people see of its own remotes. */
export async function teamReport(
  { control, releases }: { control: Control; releases: ReleaseStore },
  { team, remotes }: KeyHolder,
): Promise<TeamReport> {
  const own = (await control.status()).filter(({ rollout }) => remotes.includes(rollout.remote))
  const rows = own.map(async ({ rollout, releases: shipped, alert }) => {
    const { remote, stable, previous, canary, canaryShare, disabled } = rollout
    const newest = shipped.slice(0, SHOWN).map(async ({ version, shippedAt }) => {
      const predicate = (await provenanceOf(releases, remote, version))?.statement.predicate
      return {
        version,
        shippedAt: shippedAt.toISOString(),
        commit: predicate?.buildDefinition.resolvedDependencies[0]?.digest.gitCommit ?? null,
        builder: predicate?.runDetails.builder.id ?? null,
      }
    })
    return {
      remote,
      stable,
      previous,
      canary,
      canaryShare,
      disabled,
      alert: alert ? `${alert.version}: ${alert.reason}` : null,
      releases: await Promise.all(newest),
    }
  })
  return { team, remotes: await Promise.all(rows) }
}
