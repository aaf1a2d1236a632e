import type { TransactionSession } from '../database/database.ts'
import { identifier } from './sql-text.ts'
import { OWN_TABLES, type Sequence, type Table } from './table-catalog.ts'

/** A constraint or index removed during the load, with the statement that recreates it. */
interface Rule {
  away: string
  back: string
}

const constraints = (
  kinds: string,
) => `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint where contype in (${kinds}) and connamespace = 'public'::regnamespace and conrelid::regclass::text <> all ($1) order by 1`
const INDEXES = `select format('drop index %s', i.indexrelid::regclass) as away, pg_get_indexdef(i.indexrelid) as back
  from pg_index i join pg_class c on c.oid = i.indrelid
 where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1) and not exists (select from pg_constraint where conindid = i.indexrelid)
 order by 1`

/**
 * Prepares a migrated database for loading rows of all tenants, in the transaction that writes them: empties it and
 * disables triggers (they would book, count and post a second time), row-level security for the owner, keys and indexes
 * (slow row by row). Returns the statements for `recreateConstraints`, which with `enableTriggers` undoes this before the commit.
 */
export async function disableConstraints(
  session: TransactionSession,
  tables: readonly Table[],
): Promise<string[]> {
  await session.query(`truncate ${tables.map(({ name }) => identifier(name)).join(', ')}`)
  for (const { name, ofTenants } of tables) {
    await session.query(`alter table ${identifier(name)} disable trigger user`)
    if (ofTenants) await session.query(`alter table ${identifier(name)} no force row level security`)
  }
  const foreign = await dropAll(session, constraints(`'f'`))
  const unique = await dropAll(session, constraints(`'p', 'u', 'x'`))
  return [...unique, ...(await dropAll(session, INDEXES)), ...foreign]
}

async function dropAll(session: TransactionSession, which: string): Promise<string[]> {
  const rules = await session.query<Rule>(which, [OWN_TABLES])
  for (const { away } of rules) await session.query(away)
  return rules.map(({ back }) => back)
}

/** Recreates the indexes and checks every key. */
export async function recreateConstraints(
  session: TransactionSession,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) await session.query(statement)
}

/** Re-enables triggers and row-level security. */
export async function enableTriggers(session: TransactionSession, tables: readonly Table[]): Promise<void> {
  await session.query('set constraints all immediate')
  for (const { name, ofTenants } of tables) {
    if (ofTenants) await session.query(`alter table ${identifier(name)} force row level security`)
    await session.query(`alter table ${identifier(name)} enable trigger user`)
  }
}

export async function continueSequences(
  session: TransactionSession,
  sequences: readonly Sequence[],
): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await session.query('select setval($1::regclass, $2::bigint, $3)', [identifier(name), value, isCalled])
}
