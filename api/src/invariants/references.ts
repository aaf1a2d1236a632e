import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'

interface ForeignKey {
  name: string
  child: string
  parent: string
  columns: string[]
  parent_columns: string[]
}

/**
 * Broken foreign keys of the current tenant, as `groups_tenant_id_owner_id_fkey: 2`: the referenced row is missing or
 * another tenant's. Derived from all foreign keys of the database.
 */
export async function brokenReferences(tx: Db): Promise<{ what: string }[]> {
  const keys = await rowsOf<ForeignKey>(
    tx,
    sql`select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
          (select jsonb_agg(quote_ident(a.attname) order by k.n) from unnest(c.conkey) with ordinality k (num, n)
             join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as columns,
          (select jsonb_agg(quote_ident(a.attname) order by k.n) from unnest(c.confkey) with ordinality k (num, n)
             join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num) as parent_columns
        from pg_constraint c join pg_class t on t.oid = c.conrelid and t.relrowsecurity
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1`,
  )
  const counts = keys.map(
    ({ name, child, parent, columns, parent_columns }) =>
      `select '${name.replaceAll("'", "''")}' as name, count(*)::int as rows from ${child} c
       where ${columns.map((column) => `c.${column} is not null`).join(' and ')} and not exists (
         select from ${parent} p where ${columns.map((column, at) => `p.${parent_columns[at]} = c.${column}`).join(' and ')})`,
  )
  return rowsOf<{ what: string }>(
    tx,
    sql.raw(
      `select format('%s: %s', name, rows) as what from (${counts.join(' union all ')}) counted where rows > 0`,
    ) as ReturnType<typeof sql>,
  )
}
