import type { Locale } from '@sureda/contract/codes/locale'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { pickDocument } from '../../../database/pick-text.ts'
import { FALLBACK_BRAND } from './fallback-brand.ts'
import { createTenantDirectory, type RequestTenant } from './tenant-directory.ts'

export interface SignInClients {
  google: string | null
  apple: string | null
}

/** Client ids of the whole installation; a tenant's own ones take precedence. */
export const signInClients = (config: Config): SignInClients => ({
  google: config.GOOGLE_CLIENT_ID ?? null,
  apple: config.APPLE_CLIENT_ID ?? null,
})

/**
 * The contract's tenant in the asked language, else the tenant's own. For an unknown host (`known: false`) it has the fallback brand and no sign-in clients, with id,
 * features and map of the fallback tenant.
 */
export function toTenant(
  record: RequestTenant,
  asked: Locale | undefined,
  clients: SignInClients = { google: null, apple: null },
): Tenant {
  const document = pickDocument(record.document, asked ?? record.locale, record.locale)
  const tenant: Tenant = {
    ...document,
    claims: record.document.claim,
    id: record.id,
    name: record.name,
    domain: record.host || record.primaryDomain,
    locale: record.locale,
    time_zone: record.timeZone,
    known: record.known,
    google_client_id: record.googleClientId ?? clients.google,
    apple_client_id: record.appleClientId ?? clients.apple,
  }
  if (record.known) return tenant
  return { ...tenant, ...FALLBACK_BRAND, google_client_id: null, apple_client_id: null }
}

/**
 * The tenant of a host, for scripts that render pages; undefined before the first import. For many requests use one `createTenantDirectory` and `toTenant`.
 */
export async function loadTenantByHost(
  db: Db,
  host: string,
  asked?: Locale,
  options: { fallbackTenant?: string; clients?: SignInClients } = {},
): Promise<Tenant | undefined> {
  const directory = createTenantDirectory(db, options)
  const record = await directory.byHost(host)
  return record && toTenant(record, asked, options.clients)
}
