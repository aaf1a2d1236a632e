import type { Locale } from '@sureda/contract/codes/locale'
import type { Db } from '../../../database/database.ts'
import { and, eq, notInArray } from '../../../database/orm.ts'
import { normaliseHost } from './host.ts'
import { type TenantDocument, tenantDomains, tenants } from './tenant.tables.ts'

export interface TenantInput {
  id: string
  name: string
  locale: Locale
  timeZone?: string
  /** Hosts without port; links in mails use the first. */
  domains: readonly string[]
  document: TenantDocument
  googleClientId?: string | null
  appleClientId?: string | null
}

/**
 * Inserts or updates a tenant with exactly these hosts. Row-level security does not cover tenants: call it with the outer handle or a transaction of it, not inside
 * `withTenant`. Throws if a host belongs to another tenant.
 */
export async function saveTenant(db: Db, input: TenantInput): Promise<void> {
  const values = {
    name: input.name,
    locale: input.locale,
    timeZone: input.timeZone ?? 'Europe/Madrid',
    document: input.document,
    googleClientId: input.googleClientId ?? null,
    appleClientId: input.appleClientId ?? null,
  }
  const hosts = input.domains.map(normaliseHost)
  await db.transaction(async (tx) => {
    await tx
      .insert(tenants)
      .values({ id: input.id, ...values })
      .onConflictDoUpdate({ target: tenants.id, set: values })
    await tx
      .delete(tenantDomains)
      .where(and(eq(tenantDomains.tenantId, input.id), notInArray(tenantDomains.domain, hosts)))
    await tx.update(tenantDomains).set({ isPrimary: false }).where(eq(tenantDomains.tenantId, input.id))
    for (const [index, domain] of hosts.entries()) await saveDomain(tx, input.id, domain, index === 0)
  })
}

async function saveDomain(tx: Db, tenantId: string, domain: string, isPrimary: boolean): Promise<void> {
  const [row] = await tx
    .insert(tenantDomains)
    .values({ domain, tenantId, isPrimary })
    .onConflictDoUpdate({
      target: tenantDomains.domain,
      set: { isPrimary },
      setWhere: eq(tenantDomains.tenantId, tenantId),
    })
    .returning({ domain: tenantDomains.domain })
  if (!row) throw new Error(`The host ${domain} already belongs to another tenant`)
}
