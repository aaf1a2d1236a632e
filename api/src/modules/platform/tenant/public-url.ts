import type { Config } from '../../../config.ts'
import type { TenantRecord } from './tenant-directory.ts'

/** Full address of a page of a tenant, from its first host in the table. */
export function publicUrl(config: Config, tenant: TenantRecord, path: string): string {
  const port = config.PUBLIC_URL_PORT ?? (config.PUBLIC_URL_SCHEME === 'http' ? config.PORT : undefined)
  return `${config.PUBLIC_URL_SCHEME}://${tenant.primaryDomain}${port ? `:${port}` : ''}${path}`
}
