import type { Db } from '../../../database/database.ts'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'

/** What an office must know before its territory is removed. */
export interface TerritoryContents {
  people: number
  reservations: number
  /** Number of upcoming reservations and of their people, and the day of the last one, `YYYY-MM-DD`. */
  toCome: number
  toComePeople: number
  lastDay: string | null
  uploads: number
  items: number
}

/** Counts everything in a territory, and blocks additions to it until the transaction ends. */
export async function lockTerritory(tx: Db, id: string): Promise<TerritoryContents> {
  // new rows that refer to the tenant wait, and fail once it is deleted
  await tx.execute(sql`select from tenants where id = ${id} for update`)
  await tx.execute(
    sql`select set_config('app.tenant', ${id}, true), set_config('statement_timeout', '0', true)`,
  )
  const [contents] = await rowsOf<TerritoryContents>(
    tx,
    sql`select
      (select count(*)::int from users where tenant_id = ${id} and deleted_at is null) as people,
      (select count(*)::int from reservations where tenant_id = ${id}) as reservations,
      (select count(*)::int from uploads where tenant_id = ${id}) as uploads,
      (select count(*)::int from experiences where tenant_id = ${id})
        + (select count(*)::int from routes where tenant_id = ${id})
        + (select count(*)::int from stories where tenant_id = ${id})
        + (select count(*)::int from events where tenant_id = ${id})
        + (select count(*)::int from news where tenant_id = ${id}) as items,
      count(*)::int as "toCome", count(distinct user_id)::int as "toComePeople", max(date)::text as "lastDay"
    from reservations
    where tenant_id = ${id} and status in ('pending', 'confirmed') and starts_at > now()`,
  )
  if (!contents) throw new Error('a count without a row')
  return contents
}

/** Deleted first, because their triggers update sums in other tables. */
const FIRST = ['ratings', 'waitlist_entries', 'reservations']

/**
 * Deletes all rows of a territory from every table, in rounds, because tables that others refer to must wait. The start
 * does not import its pack again. Files of uploads are removed after the transaction.
 */
export async function removeTerritory(tx: Db, id: string): Promise<void> {
  const others = (await listTenantTables(tx)).filter((name) => !FIRST.includes(name))
  let left = [...FIRST, ...others]
  while (left.length > 0) {
    const held: string[] = []
    let reason: unknown
    for (const table of left) {
      try {
        await tx.transaction((step) =>
          step.execute(sql`delete from ${sql.identifier(table)} where tenant_id = ${id}`),
        )
      } catch (error) {
        held.push(table)
        reason = error
      }
    }
    if (held.length === left.length) throw reason
    left = held
  }
  await tx.execute(
    sql`update rollouts set pins = pins - ${id}::text, disabled_tenants = array_remove(disabled_tenants, ${id}::text)
        where pins ? ${id}::text or ${id}::text = any(disabled_tenants)`,
  )
  await tx.execute(sql`delete from tenants where id = ${id}`)
  await tx.execute(sql`insert into removed_samples (id) values (${id}) on conflict do nothing`)
}

/** Tables with rows of tenants, by name. Read from the catalog, so that a new one cannot be forgotten. */
async function listTenantTables(tx: Db): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    tx,
    sql`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
        where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace order by 1`,
  )
  return tables.map(({ name }) => name)
}
