import type { Config } from '../../../config.ts'
import type { TenantRecord } from './tenant-directory.ts'

/** Full address of a tenant's page on its primary host. */
export function publicUrl(config: Config, tenant: TenantRecord, path: string): string {
  const port = config.PUBLIC_URL_PORT ?? (config.PUBLIC_URL_SCHEME === 'http' ? config.PORT : undefined)
  return `${config.PUBLIC_URL_SCHEME}://${tenant.primaryDomain}${port ? `:${port}` : ''}${path}`
}
