import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'

/** Everything that migrations create, as one line each, for comparing two databases. */
export async function describeSchema(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ line: string }>(
    db,
    sql`
    select format('column %s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
                  case when a.attnotnull then 'not null' else '' end, pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v') and c.relnamespace = 'public'::regnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attnum > 0 and not a.attisdropped
    union all
    -- 'n': newer servers list not-null constraints of their own
    select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
    union all
    select format('policy %s %s %s %s %s', tablename, policyname, cmd, qual, with_check) from pg_policies
    union all
    select format('table %s security %s forced %s persistence %s', relname, relrowsecurity, relforcerowsecurity, relpersistence)
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    union all
    select format('trigger %s', pg_get_triggerdef(t.oid)) from pg_trigger t
      join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace where not tgisinternal
    union all
    select format('function %s %s', p.oid::regprocedure, md5(p.prosrc)) from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all
    select format('grant %s %s %s', table_name, grantee, privilege_type) from information_schema.role_table_grants
      where table_schema = 'public' and grantee = 'sureda_app'
    order by 1`,
  )
  return rows.map((row) => row.line)
}
