import type { Database, TransactionSession } from '../database/database.ts'
import { UNFINISHED_RESTORE, unfinishedRestore } from '../database/unfinished-restore.ts'
import { assertUsable } from '../database/usable-server.ts'
import { BackupError } from './backup-error.ts'
import { identifier } from './sql-text.ts'
import { OWN_TABLES } from './table-catalog.ts'

export interface RestoreTarget {
  /** `the restore of nightly-1` */
  source: string
  /** Names of the migrations that made the tables of the rows. */
  migrations: ReadonlySet<string>
  /** Existing content of the database is moved to the schema `before_…`. */
  replaces: boolean
}

/**
 * Prepares a database for the rows and marks it as unfinished until they are written, so that no server starts on it.
 * An interrupted run can be repeated. Throws `BackupError` if the database is not empty or in use, and
 * `UnusableDatabaseError` if this user may not create tables.
 */
export async function prepareTarget(
  database: Database,
  { source, migrations, replaces }: RestoreTarget,
): Promise<void> {
  await database.withTransaction('write', async (session) => {
    await assertUsable(session)
    await assertUnused(session, database)
    const inside = await describeContent(session)
    if (inside && !replaces)
      throw new BackupError(
        `The database holds ${inside}. Name an empty database, or add --replace: what is there stays as the schema before_<time>.`,
      )
    // a newer program may have created empty tables
    if (inside || !(await hasOnly(session, migrations))) await setAside(session)
    await session.query(
      `create table if not exists ${UNFINISHED_RESTORE} (source text primary key, started_at timestamptz not null default now())`,
    )
    await session.query(`delete from ${UNFINISHED_RESTORE}`)
    await session.query(`insert into ${UNFINISHED_RESTORE} (source) values ($1)`, [source])
  })
}

/**
 * The last statement of the transaction that wrote the rows. Throws `BackupError` if another process has finished
 * first.
 */
export async function endRestore(session: TransactionSession): Promise<void> {
  if ((await unfinishedRestore(session)) === undefined)
    throw new BackupError('Another process has finished the same work meanwhile.')
  await session.query(`drop table ${UNFINISHED_RESTORE}`)
}

/** The embedded database has its own lock. */
async function assertUnused(session: TransactionSession, { kind }: Database): Promise<void> {
  if (kind === 'embedded') return
  const [others] = await session.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'sureda' and pid <> pg_backend_pid()`,
  )
  if (others && others.count > 0)
    throw new BackupError(
      'A server of Sureda uses this database: stop it first, then start this command again.',
    )
}

/**
 * Describes the content for an error message; undefined for an empty database. Only tables without row-level security
 * are checked, because they include `tenants`, to which all others refer.
 */
async function describeContent(session: TransactionSession): Promise<string | undefined> {
  const tables = await session.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity and relname <> all ($1) order by 1`,
    [OWN_TABLES],
  )
  const full: string[] = []
  for (const { name } of tables) {
    const [found] = await session.query(`select from ${identifier(name)} limit 1`)
    if (found) full.push(name)
  }
  if (full.length === 0) return undefined
  if (!full.includes('tenants')) return `rows in ${full.join(', ')}`
  const territories = await session.query<{ id: string }>('select id from tenants order by id')
  return `the territories ${territories.map(({ id }) => id).join(', ')}`
}

async function hasOnly(session: TransactionSession, migrations: ReadonlySet<string>): Promise<boolean> {
  const [journal] = await session.query<{ there: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as there`,
  )
  if (!journal?.there) return true
  const applied = await session.query<{ name: string }>('select name from schema_migrations')
  return applied.every(({ name }) => migrations.has(name))
}

async function setAside(session: TransactionSession): Promise<void> {
  const [now] = await session.query<{ name: string }>(
    `select to_char(now() at time zone 'UTC', '"before_"YYYYMMDD"_"HH24MISS') as name`,
  )
  await session.query(`alter schema public rename to ${identifier(now?.name ?? 'before')}`)
  await session.query('create schema public')
}
