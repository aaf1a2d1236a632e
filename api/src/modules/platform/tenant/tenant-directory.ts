import type { RateableType } from '@sureda/contract/codes/enums'
import type { Locale } from '@sureda/contract/codes/locale'
import type { Db } from '../../../database/database.ts'
import { eq, sql } from '../../../database/orm.ts'
import { FALLBACK_BRAND } from './fallback-brand.ts'
import { normaliseHost } from './host.ts'
import {
  availabilityVersions,
  contentVersions,
  ratingVersions,
  type TenantDocument,
  tenantDomains,
  tenants,
} from './tenant.tables.ts'

export interface TenantRecord {
  id: string
  name: string
  locale: Locale
  timeZone: string
  document: TenantDocument
  googleClientId: string | null
  appleClientId: string | null
  /** Incremented by every change of the tenant's public content; part of every ETag. */
  contentVersion: number
  /**
   * Incremented by every rating of that type; part of the ETags of answers with ratings. A type without ratings is
   * missing.
   */
  ratingVersions: Partial<Record<RateableType, number>>
  /** Incremented when a slot becomes full or free again; part of the ETags of answers with free days. */
  availabilityVersion: number
  domains: string[]
  /** Host of links in mails. */
  primaryDomain: string
}

export interface RequestTenant extends TenantRecord {
  /** False for an unknown host: the content is the fallback tenant's, and no one can sign in. */
  known: boolean
  host: string
}

export interface TenantDirectory {
  /** The tenant of a host, else the fallback tenant (default: the first by id); undefined without any tenant. */
  byHost(host: string | undefined): Promise<RequestTenant | undefined>
  /** Every tenant, for jobs. */
  all(): Promise<TenantRecord[]>
  /** Makes the next call read again, because this process has changed content. */
  forget(): void
}

/**
 * All tenants and their hosts, read at most once per `maxAgeMs` by one query for all requests: unknown hosts cost nothing, and every process sees a change of content
 * after that time at the latest. If they cannot be read, the last answer is used.
 */
export function createTenantDirectory(
  db: Db,
  options: { fallbackTenant?: string; maxAgeMs?: number },
): TenantDirectory {
  const maxAgeMs = options.maxAgeMs ?? 1_000
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<TenantRecord[]> | undefined
  let last: TenantRecord[] | undefined

  const all = () => {
    if (reading && performance.now() - readAt < maxAgeMs) return reading
    readAt = performance.now()
    const current = listTenants(db).then(
      (records) => {
        last = records
        return records
      },
      (error: unknown) => {
        if (reading === current) reading = undefined
        // without the database for a moment, known hosts must not become unknown ones
        if (!last) throw error
        return last
      },
    )
    reading = current
    return current
  }

  return {
    all,
    forget() {
      reading = undefined
    },
    async byHost(rawHost) {
      const host = normaliseHost(rawHost)
      const records = await all()
      const owner = records.find((record) => record.domains.includes(host))
      if (owner) return { ...owner, known: true, host }
      const fallback = records.find((record) => record.id === options.fallbackTenant) ?? records[0]
      return fallback && { ...fallback, name: FALLBACK_BRAND.name, known: false, host }
    },
  }
}

/** Part of the statement that reads the content version, so that all versions are consistent. */
const versionsOfRatings = sql<Partial<Record<RateableType, number>>>`(
  select coalesce(jsonb_object_agg(${ratingVersions.rateableType}, ${ratingVersions.version}), '{}')
  from ${ratingVersions} where ${ratingVersions.tenantId} = ${tenants.id})`

async function listTenants(db: Db): Promise<TenantRecord[]> {
  const rows = await db
    .select({
      id: tenants.id,
      name: tenants.name,
      locale: tenants.locale,
      timeZone: tenants.timeZone,
      document: tenants.document,
      googleClientId: tenants.googleClientId,
      appleClientId: tenants.appleClientId,
      contentVersion: contentVersions.version,
      ratingVersions: versionsOfRatings,
      availabilityVersion: availabilityVersions.version,
      domain: tenantDomains.domain,
      isPrimary: tenantDomains.isPrimary,
    })
    .from(tenants)
    .leftJoin(contentVersions, eq(contentVersions.tenantId, tenants.id))
    .leftJoin(availabilityVersions, eq(availabilityVersions.tenantId, tenants.id))
    .leftJoin(tenantDomains, eq(tenantDomains.tenantId, tenants.id))
    .orderBy(tenants.id, tenantDomains.domain)
  const records = new Map<string, TenantRecord>()
  for (const { domain, isPrimary, contentVersion, availabilityVersion, ...row } of rows) {
    const known = records.get(row.id)
    const versions = { contentVersion: contentVersion ?? 0, availabilityVersion: availabilityVersion ?? 0 }
    const record = known ?? { ...row, ...versions, domains: [], primaryDomain: '' }
    if (domain) record.domains.push(domain)
    if (domain && (isPrimary || record.primaryDomain === '')) record.primaryDomain = domain
    records.set(row.id, record)
  }
  return [...records.values()]
}
