import type { Database } from '@sureda/api/database/database'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import type { GatewayConfig } from '@sureda/gateway/config'
import { releaseStoreOf } from '@sureda/gateway/installation'
import { controlOf } from '@sureda/gateway/releases/commands'
import { readBuilt, ship } from '@sureda/gateway/releases/ship'
import { databaseRollouts } from '@sureda/gateway/rollout/database-rollouts'

/** Author of promotions made by a start, in the history of a remote. */
const ACTOR = 'start'

/**
 * Ships every built remote in these folders that differs from what the last start promoted, and returns names with
 * versions. What a person has promoted or rolled back since then stays, unless the release store has lost it.
 */
export async function shipBuilds(
  database: Database,
  config: GatewayConfig,
  folders: readonly string[],
): Promise<string[]> {
  const rollouts = databaseRollouts(database.db)
  const releases = await releaseStoreOf(config)
  const control = controlOf({
    rollouts,
    releases,
    shellApi: SHELL_API_VERSION,
    tenants: async () => [],
    together: true,
  })
  const all = await rollouts.all()
  const shipped: string[] = []
  for (const folder of folders) {
    const built = readBuilt(folder)
    const { name: remote, version } = built.record
    const [last] = await rollouts.events(remote, 1, ACTOR)
    const stable = all.find((rollout) => rollout.remote === remote)?.stable
    // a release that a person promoted may have outlived the one of the last start
    const isThere = stable && (await releases.has(remote, stable))
    if (last?.version === version && isThere) continue
    await ship(built, releases, control, ACTOR)
    await control.run({ action: 'promote', remote, version, actor: ACTOR })
    shipped.push(`${remote} ${version}`)
  }
  return shipped
}
