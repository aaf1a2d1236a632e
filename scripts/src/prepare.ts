import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@sureda/api/database/database'
import { migrate } from '@sureda/api/database/migrate'
import { ROOT, remoteDirs } from '@sureda/build/workspace'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { assertFallbackTenant, type Instance } from '@sureda/server/start/instance'
import { shipBuilds } from '@sureda/server/start/ship-builds'
import { importPacks } from './packs.ts'
import { step } from './progress.ts'

/** Empties the data folder for e2e tests; only folders inside `.data` are allowed. */
export function clearData({ config }: Instance): void {
  const dir = path.resolve(config.DATA_DIR)
  if (!dir.startsWith(path.join(ROOT, '.data') + path.sep))
    throw new Error(`SUREDA_FRESH_DATA needs a DATA_DIR inside .data; ${config.DATA_DIR} is not.`)
  rmSync(dir, { recursive: true, force: true })
}

/** Opens and prepares the database: migrations, packs, and the releases just built. */
export async function prepareInstallation({ role, config }: Instance): Promise<Database> {
  const database = await step('opening the database', () => openInstallationDatabase(config))
  try {
    const applied = await migrate(database)
    if (applied.length > 0) console.log(`  ${applied.length} migrations applied`)
    await importPacks(database, config)
    await assertFallbackTenant(database, config)
    if (role === 'api') return database
    const folders = remoteDirs().map((dir) => path.join(dir, 'dist'))
    const shipped = await shipBuilds(database, config, folders)
    if (shipped.length > 0) console.log(`• released: ${shipped.join(', ')}`)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
