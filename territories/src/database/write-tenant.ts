import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'
import { saveTenant } from '@sureda/api/modules/platform/tenant/save-tenant'
import type { TenantDocument } from '@sureda/api/modules/platform/tenant/tenant.tables'
import { type Fault, PackError } from '../faults.ts'
import type { Pack } from '../pack/read-pack.ts'
import { type Counts, noCounts, pgArray } from './upsert.ts'

/** Writes the tenant and its hosts, if anything differs. Throws `PackError` for a host of another tenant. */
export async function writeTenant(db: Db, { folder, tenant }: Pack): Promise<Counts> {
  const taken = await hostFaults(db, tenant)
  if (taken.length > 0) throw new PackError(folder, taken)
  const { id, name, locale, time_zone, domains, format: _, ...rest } = tenant
  const { outlines, ground } = rest.map
  // the hash of the bytes lets phones cache the file until it changes
  const lasting = (file: string) => `${file}?v=${hashOf(join(folder, file))}`
  if (outlines) rest.map = { ...rest.map, outlines: lasting(outlines) }
  if (ground) rest.map = { ...rest.map, ground: { ...ground, file: lasting(ground.file) } }
  const document = JSON.parse(JSON.stringify(rest).replaceAll('"media/', `"${id}/`)) as TenantDocument
  const [present] = await rowsOf<{ same: boolean }>(
    db,
    sql`select t.name = ${name} and t.locale = ${locale} and t.time_zone = ${time_zone}
        and t.document = ${JSON.stringify(document)}::jsonb
        and (select coalesce(jsonb_agg(d.domain order by d.is_primary desc, d.domain), '[]') from tenant_domains d where d.tenant_id = t.id)
          = ${JSON.stringify([domains[0], ...domains.slice(1).sort()])}::jsonb as same
      from tenants t where t.id = ${id}`,
  )
  if (present?.same) return { ...noCounts(), unchanged: 1 }
  await saveTenant(db, { id, name, locale, timeZone: time_zone, domains, document })
  return { ...noCounts(), [present ? 'updated' : 'created']: 1 }
}

async function hostFaults(db: Db, { id, domains }: Pack['tenant']): Promise<Fault[]> {
  const others = await rowsOf<{ domain: string; tenant: string }>(
    db,
    sql`select domain, tenant_id as tenant from tenant_domains
      where tenant_id <> ${id} and domain = any(${pgArray(domains)}::text[])`,
  )
  return others.map(({ domain, tenant }) => ({
    file: 'tenant.json',
    field: `domains.${domains.indexOf(domain)}`,
    message: `"${domain}" is a host of the territory "${tenant}", which is in this database, too`,
  }))
}

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
