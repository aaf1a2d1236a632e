import { type Config, readConfig as readApiConfig } from '@sureda/api/config'
import type { Database } from '@sureda/api/database/database'
import { createTenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import { type RunningApi, startApi } from '@sureda/api/server'
import { ConfigError, type Environment } from '@sureda/api/setting'
import { type GatewayConfig, readConfig } from '@sureda/gateway/config'
import type { Command } from '../command.ts'
import { serve } from '../serve.ts'
import { type Role, roleFaults } from './role.ts'

/** One process of an installation, with the settings that its role reads. */
export type Instance = { role: 'api'; config: Config } | { role: 'gateway' | 'both'; config: GatewayConfig }

/** Throws one `ConfigError` listing everything that is missing or invalid for this role. */
export function readInstance(role: Role, env: Environment): Instance {
  const faults = roleFaults(role, env)
  return role === 'api'
    ? { role, config: readApiConfig(env, faults) }
    : { role, config: readConfig(env, faults) }
}

/**
 * Serves on an open and migrated database, and closes it at the end. `commands` are those that the process of the
 * embedded database runs for other processes.
 */
export const serveInstance = (
  { role, config }: Instance,
  database: Database,
  commands: readonly Command[],
): Promise<RunningApi> => (role === 'api' ? startApi(config, database) : serve(config, database, commands))

/**
 * Checks that the tenant shown on unknown hosts exists; otherwise this would be noticed only there. Throws
 * `ConfigError`.
 */
export async function assertFallbackTenant(database: Database, config: Config): Promise<void> {
  const directory = createTenantDirectory(database.db, { fallbackTenant: config.FALLBACK_TENANT })
  const known = (await directory.all()).map(({ id }) => id)
  if (config.FALLBACK_TENANT && known.length > 0 && !known.includes(config.FALLBACK_TENANT))
    throw new ConfigError(
      `The environment is not usable:\n  FALLBACK_TENANT must be a tenant of this database: ${known.join(', ')}`,
    )
}
