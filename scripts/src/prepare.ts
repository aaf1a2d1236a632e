import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@sureda/api/database/database'
import { migrate } from '@sureda/api/database/migrate'
import { createTenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import { ConfigError } from '@sureda/api/setting'
import { ROOT, remoteDirs } from '@sureda/build/workspace'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import type { GatewayConfig } from '@sureda/gateway/config'
import { openInstallationDatabase, releaseStoreOf } from '@sureda/gateway/installation'
import { type Control, controlOf } from '@sureda/gateway/releases/commands'
import { readBuilt, ship } from '@sureda/gateway/releases/ship'
import { databaseRollouts } from '@sureda/gateway/rollout/database-rollouts'
import type { RolloutStore } from '@sureda/gateway/rollout/rollout-store'
import { importPacks } from './packs.ts'
import { step } from './progress.ts'

/** Who promoted in the history of a remote, when it was the start and not a person. */
const ACTOR = 'start'

/** For e2e: begins with an empty data folder. Only folders inside `.data` may go. */
export function clearData(config: GatewayConfig): void {
  const dir = path.resolve(config.DATA_DIR)
  if (!dir.startsWith(path.join(ROOT, '.data') + path.sep))
    throw new Error(`SUREDA_FRESH_DATA needs a DATA_DIR inside .data; ${config.DATA_DIR} is not.`)
  rmSync(dir, { recursive: true, force: true })
}

/** Opens the database and brings it to where a visitor can use it: migrations, both packs, the releases that were just built. */
export async function prepareInstallation(config: GatewayConfig): Promise<Database> {
  const database = await step('opening the database', () => openInstallationDatabase(config))
  try {
    const applied = await migrate(database)
    if (applied.length > 0) console.log(`  ${applied.length} migrations applied`)
    await importPacks(database, config)
    await assertFallbackTenant(database, config)
    await shipChanged(databaseRollouts(database.db), config)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** An unknown host shows the content of this tenant: a name without a tenant would only be noticed there. */
async function assertFallbackTenant(database: Database, config: GatewayConfig): Promise<void> {
  const directory = createTenantDirectory(database.db, { fallbackTenant: config.FALLBACK_TENANT })
  const known = (await directory.all()).map((tenant) => tenant.id)
  if (config.FALLBACK_TENANT && !known.includes(config.FALLBACK_TENANT))
    throw new ConfigError(
      `The environment is not usable:\n  FALLBACK_TENANT must be a tenant of this database: ${known.join(', ')}`,
    )
}

/** Ships every build that is not what the last start promoted. What a person promoted or rolled back since then stays. */
async function shipChanged(rollouts: RolloutStore, config: GatewayConfig): Promise<void> {
  const releases = await releaseStoreOf(config)
  const control: Control = controlOf({
    rollouts,
    releases,
    shellApi: SHELL_API_VERSION,
    tenants: async () => [],
    together: true,
  })
  const shipped: string[] = []
  for (const dir of remoteDirs()) {
    const built = readBuilt(path.join(dir, 'dist'))
    const { name: remote, version } = built.record
    const history = await rollouts.events(remote, 100)
    const last = history.find((event) => event.actor === ACTOR && event.action === 'promote')
    const isThere = await releases.has(remote, version)
    if (last?.version === version && isThere) continue
    await ship(built, releases, control, ACTOR)
    await control.run({ action: 'promote', remote, version, actor: ACTOR })
    shipped.push(`${remote} ${version}`)
  }
  if (shipped.length > 0) console.log(`• released: ${shipped.join(', ')}`)
}
