import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '@sureda/api/config'
import type { Database } from '@sureda/api/database/database'
import { listRemovedSamples } from '@sureda/api/modules/members/people/remove-demo.service'
import { createTenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@sureda/api/storage/private-folder'
import { sourceHash } from '@sureda/build/source-hash'
import { ROOT } from '@sureda/build/workspace'
import { PackError } from '@sureda/territories/faults'
import { importTerritory } from '@sureda/territories/import'
import { step } from './progress.ts'

/** A template for offices, imported only by name. */
const TEMPLATE = 'template'

/** Folders of the content packs, one per tenant. */
export function packDirs(): string[] {
  const dir = path.relative(process.cwd(), path.join(ROOT, 'territories'))
  return readdirSync(dir)
    .filter((name) => name !== TEMPLATE)
    .map((name) => path.join(dir, name))
    .filter((folder) => existsSync(path.join(folder, 'tenant.json')))
}

/**
 * Imports the content packs: on first run, when a pack has changed, and once a day (demo events are relative to the
 * import), with demo people. Packs with faults are reported and skipped; without a usable pack the command ends. In
 * production nothing is imported automatically.
 */
export async function importPacks(database: Database, config: Config): Promise<void> {
  if (config.NODE_ENV === 'production') return
  const directory = createTenantDirectory(database.db, { fallbackTenant: config.FALLBACK_TENANT })
  const known = new Set((await directory.all()).map((tenant) => tenant.id))
  const removed = new Set(await listRemovedSamples(database.db))
  const stamps = readStamps(config)
  const importer = sourceHash(['territories/src'])
  const refused: PackError[] = []
  let imported = 0
  for (const dir of packDirs()) {
    const id = path.basename(dir)
    if (removed.has(id)) continue
    const stamp = () => `${sourceHash([dir])} ${importer} ${new Date().toISOString().slice(0, 10)}`
    if (known.has(id) && stamps[id] === stamp()) continue
    try {
      await step(`importing the content of ${id}`, () => importTerritory(database.db, dir, { demo: true }))
    } catch (error) {
      if (!(error instanceof PackError)) throw error
      // nothing of it was written: existing content stays, and other offices work as usual
      console.error(`✗ ${error.message}`)
      refused.push(error)
      continue
    }
    imported += 1
    known.add(id)
    // the import has written the widths of photographs
    stamps[id] = stamp()
    writeStamps(config, stamps)
  }
  if (known.size === 0 && refused[0]) throw refused[0]
  if (imported > 0) await step('putting it on the disk', () => database.settle())
}

/** Records what was imported, separately for each database. */
function stampFile(config: Config): string {
  const target = createHash('sha256')
    .update(config.DATABASE_URL ?? 'embedded')
    .digest('hex')
    .slice(0, 8)
  return path.join(config.DATA_DIR, `imported-${target}.json`)
}

function readStamps(config: Config): Record<string, string> {
  const file = stampFile(config)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

function writeStamps(config: Config, stamps: Record<string, string>): void {
  mkdirSync(config.DATA_DIR, { recursive: true, mode: PRIVATE_FOLDER })
  writeFileSync(stampFile(config), JSON.stringify(stamps, null, 2), { mode: PRIVATE_FILE })
}
