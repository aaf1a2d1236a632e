import type { Db } from '@sureda/api/database/database'
import { rowsOf } from '@sureda/api/database/with-tenant'
import { saveTenant } from '@sureda/api/modules/tenant/save-tenant'
import type { TenantDocument } from '@sureda/api/modules/tenant/tenant.tables'
import { sql } from 'drizzle-orm'
import type { TenantPack } from '../pack/tenant.ts'
import { type Counts, noCounts } from './upsert.ts'

/** The tenant and its hosts; written only where something differs. */
export async function writeTenant(db: Db, pack: TenantPack): Promise<Counts> {
  const { id, name, locale, time_zone, domains, format: _, ...rest } = pack
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
