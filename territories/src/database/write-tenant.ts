import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'
import { saveTenant } from '@sureda/api/modules/platform/tenant/save-tenant'
import type { TenantDocument } from '@sureda/api/modules/platform/tenant/tenant.tables'
import type { Pack } from '../pack/read-pack.ts'
import { type Counts, noCounts } from './upsert.ts'

/** Writes the tenant and its hosts, if anything differs. */
export async function writeTenant(db: Db, { folder, tenant }: Pack): Promise<Counts> {
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

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
