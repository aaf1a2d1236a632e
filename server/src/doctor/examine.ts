import path from 'node:path'
import {
  createTenantDirectory,
  type TenantRecord,
} from '@sureda/api/modules/platform/tenant/tenant-directory'
import { ConfigError } from '@sureda/api/setting'
import { typedCommand } from '@sureda/api/typed-command'
import { type GatewayConfig, readConfig } from '@sureda/gateway/config'
import { checkTerritory } from '@sureda/territories/check'
import { databaseFindings, onDatabase, replicaFindings } from './database-checks.ts'
import { examined, type Finding, fault, look, ok } from './finding.ts'
import { diskFindings, secretFindings } from './machine-checks.ts'
import { certificateFindings, mailFindings, storeFindings } from './outside-checks.ts'

/** All checks of the doctor. They change nothing, and work while the server runs or parts of it fail. */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: GatewayConfig
  try {
    config = readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [
      fault(
        'settings',
        'are not usable; nothing else was looked at',
        error.message.split('\n').slice(1).join(';').trim(),
      ),
    ]
  }
  let tenants: TenantRecord[] = []
  const ofDatabase = await examined('database', () =>
    onDatabase(config, async (database) => {
      const found = await databaseFindings(database, config)
      tenants = await createTenantDirectory(database.db, {})
        .all()
        .catch(() => [])
      return [...found, ...(await examined('read replica', () => replicaFindings(database)))]
    }),
  )
  const hosts = config.PUBLIC_URL_SCHEME === 'https' ? tenants.flatMap(({ domains }) => domains) : []
  const others = await Promise.all([
    examined('disk', () => diskFindings(config)),
    examined('store', () => storeFindings(config)),
    examined('mail', () => mailFindings(config)),
    examined('certificates', () => certificateFindings(hosts)),
    examined('packs', () => packFindings(config, tenants)),
  ])
  return [ok('settings', 'are usable'), ...secretFindings(config), ...ofDatabase, ...others.flat()]
}

/** Checks the packs of the territories for missing texts and pictures. */
async function packFindings(config: GatewayConfig, tenants: readonly TenantRecord[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { id } of tenants) {
    const check = `pack ${id}`
    const folder = path.join(path.resolve(config.MEDIA_ROOT), id)
    const { faults, remarks, pack } = await checkTerritory(folder)
    if (!pack)
      findings.push(
        look(
          check,
          `${folder} holds no pack`,
          'Its pictures are not served: put the pack there, or set MEDIA_ROOT.',
        ),
      )
    else if (faults.length + remarks.length === 0) findings.push(ok(check, 'texts and pictures are complete'))
    else
      findings.push(
        look(
          check,
          `${faults.length} faults, ${remarks.length} remarks`,
          typedCommand(`territory check ${folder}`),
        ),
      )
  }
  return findings
}
