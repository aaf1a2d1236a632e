import type { Db } from '../../../database/database.ts'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'

/** What an office has to know before its territory goes. */
export interface TerritoryContents {
  people: number
  reservations: number
  /** Reservations that are still to come, of so many people; the day of the last one, `YYYY-MM-DD`. */
  toCome: number
  toComePeople: number
  lastDay: string | null
  uploads: number
  items: number
}

/** Everything of a territory, in a transaction that nothing new of it can enter any more. */
export async function lockTerritory(tx: Db, id: string): Promise<TerritoryContents> {
  // what would refer to it waits, and is refused when it is gone
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
 * Deletes every row of a territory, of every table that has any: the list is the database's own. In rounds, because tables that others still refer to wait for the next one. The start
 * does not bring its pack in again by itself. Only the rows: files of uploads go after the transaction.
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

/** Tables with rows of territories, by name. Read from the catalog, so that a new one cannot be forgotten. */
async function listTenantTables(tx: Db): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    tx,
    sql`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
        where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace order by 1`,
  )
  return tables.map(({ name }) => name)
}
