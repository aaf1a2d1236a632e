import type { Config } from '../../../config.ts'
import type { TenantRecord } from './tenant-directory.ts'

/** Settings that public addresses are built from. */
export type PublicUrlSettings = Pick<Config, 'PUBLIC_URL_SCHEME' | 'PUBLIC_URL_PORT' | 'PORT'>

/** Full address of a tenant's page on its primary host. */
export function publicUrl(config: PublicUrlSettings, tenant: TenantRecord, path: string): string {
  const port = config.PUBLIC_URL_PORT ?? (config.PUBLIC_URL_SCHEME === 'http' ? config.PORT : undefined)
  return `${config.PUBLIC_URL_SCHEME}://${tenant.primaryDomain}${port ? `:${port}` : ''}${path}`
}
