import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@sureda/api/database/database'
import { saveTenant } from '@sureda/api/modules/tenant/save-tenant'
import { ROOT } from '@sureda/build/workspace'
import type { GatewayConfig } from '@sureda/gateway/config'

/** Folders of the content packs, one per tenant. */
export function packDirs(): string[] {
  const dir = path.join(ROOT, 'territories')
  return readdirSync(dir)
    .map((name) => path.join(dir, name))
    .filter((folder) => existsSync(path.join(folder, 'tenant.json')))
}

/** Brings the content packs into the database on first run. */
export async function importPacks(
  database: Database,
  _config: GatewayConfig,
  dirs: readonly string[],
): Promise<void> {
  for (const dir of dirs) {
    const pack = JSON.parse(readFileSync(path.join(dir, 'tenant.json'), 'utf8'))
    await saveTenant(database.db, { ...pack, document: pack, timeZone: pack.time_zone })
  }
}
