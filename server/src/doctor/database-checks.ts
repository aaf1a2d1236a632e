import { existsSync } from 'node:fs'
import path from 'node:path'
import { assertSameClock, ClockSkewError } from '@sureda/api/database/clock-skew'
import type { Database } from '@sureda/api/database/database'
import { DatabaseInUseError } from '@sureda/api/database/embedded-lock'
import { migrationStatus } from '@sureda/api/database/migration-status'
import { databaseOptions, openDatabase } from '@sureda/api/database/open'
import { sql } from '@sureda/api/database/orm'
import { assertWhole } from '@sureda/api/database/unfinished-restore'
import { UnusableDatabaseError } from '@sureda/api/database/unusable-database'
import { assertUsable } from '@sureda/api/database/usable-server'
import { rowsOf } from '@sureda/api/database/with-tenant'
import { typedCommand } from '@sureda/api/typed-command'
import type { GatewayConfig } from '@sureda/gateway/config'
import { systemFault } from '../system-faults.ts'
import { type Finding, fault, look, ok } from './finding.ts'

/** Opens the database for `work`, or returns why it cannot be opened. */
export async function onDatabase(
  config: GatewayConfig,
  work: (database: Database) => Promise<Finding[]>,
): Promise<Finding[]> {
  if (!config.DATABASE_URL && !existsSync(path.join(config.DATA_DIR, 'database')))
    return [
      look(
        'database',
        `there is none in ${config.DATA_DIR} yet`,
        'Start the server once, or set DATABASE_URL.',
      ),
    ]
  let database: Database | undefined
  try {
    database = await openDatabase({ ...databaseOptions(config), poolSize: 2, onError: () => undefined })
    await database.ping()
    return await work(database)
  } catch (error) {
    if (error instanceof DatabaseInUseError)
      return [ok('database', 'in use by the running server of this folder: its /readyz checks it')]
    if (error instanceof UnusableDatabaseError) return [fault('database', 'cannot be used', error.message)]
    const sentence = systemFault(error)
    if (!sentence) throw error
    return [fault('database', 'does not answer', sentence)]
  } finally {
    await database?.close().catch(() => undefined)
  }
}

/** Checks version, permissions, encoding, clock, schema and disk space of the database. */
export async function databaseFindings(database: Database, config: GatewayConfig): Promise<Finding[]> {
  await assertUsable({
    query: async <Row>(text: string) =>
      await rowsOf<Row>(database.db, sql.raw(text) as ReturnType<typeof sql>),
  })
  await assertWhole(database.db)
  const [server] = await rowsOf<{ version: string; zone: string; limit: string; free: number }>(
    database.db,
    sql`select current_setting('server_version') as version, current_setting('TimeZone') as zone,
               current_setting('statement_timeout') as limit,
               (current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
                 - (select count(*) from pg_stat_activity where backend_type = 'client backend'))::int as free`,
  )
  if (!server) throw new Error('the database did not answer its version and settings')
  const found = [
    ok(
      'database',
      `${database.kind === 'embedded' ? 'embedded' : 'PostgreSQL'} ${server.version}, encoding and rights are right`,
    ),
  ]
  if (database.kind === 'postgres') found.push(...sessionFindings(server, config))
  found.push(await clockFinding(database), await schemaFinding(database))
  return found
}

function sessionFindings(
  server: { zone: string; limit: string; free: number },
  config: GatewayConfig,
): Finding[] {
  const needs = config.DATABASE_POOL_SIZE
  return [
    server.zone === 'UTC'
      ? ok(
          'session',
          `time zone UTC${config.DATABASE_POOLER === 'none' ? `, statements end after ${server.limit}` : ', limits with each transaction'}`,
        )
      : fault(
          'session',
          `the time zone is ${server.zone}`,
          'A pooler drops settings of the session: DATABASE_POOLER=transaction.',
        ),
    server.free >= needs
      ? ok('connections', `${server.free} free, a process takes up to ${needs}`)
      : look(
          'connections',
          `${server.free} free, a process takes up to ${needs}`,
          'Raise max_connections of the server, lower DATABASE_POOL_SIZE, or put pgbouncer in front.',
        ),
  ]
}

async function clockFinding(database: Database): Promise<Finding> {
  try {
    await assertSameClock(database.db)
    return ok('clock', 'process and database agree')
  } catch (error) {
    if (!(error instanceof ClockSkewError)) throw error
    return fault(
      'clock',
      error.message,
      'Let both machines follow a time server (timedatectl set-ntp true); jobs rest until then.',
    )
  }
}

async function schemaFinding(database: Database): Promise<Finding> {
  const states = await migrationStatus(database)
  const count = (of: string) => states.filter(({ state }) => state === of).length
  if (count('unknown') > 0)
    return look(
      'migrations',
      `the database has ${count('unknown')} that this program does not know`,
      'Install the newer version of the program here, too.',
    )
  if (count('pending') > 0)
    return look(
      'migrations',
      `${count('pending')} are pending`,
      `${typedCommand('database migrate')}, or start the server`,
    )
  return ok('migrations', `${states.length} applied`)
}

/** Checks whether the read replica follows this primary, and how far it lags. */
export async function replicaFindings(database: Database): Promise<Finding[]> {
  const { replica } = database
  if (!replica) return []
  const identity = sql`select system_identifier::text as id, pg_is_in_recovery() as standby from pg_control_system()`
  try {
    const [primary] = await rowsOf<{ id: string }>(database.db, identity)
    const [follower] = await rowsOf<{ id: string; standby: boolean }>(replica.db, identity)
    const repair =
      'Public reads ask the primary meanwhile. Name a streaming replica of DATABASE_URL in DATABASE_READ_URL, or remove it.'
    if (follower?.id !== primary?.id) return [fault('read replica', 'belongs to another database', repair)]
    if (!follower?.standby) return [fault('read replica', 'follows no primary', repair)]
    const [written] = await rowsOf<{ lsn: string }>(
      database.db,
      sql`select pg_current_wal_lsn()::text as lsn`,
    )
    const [lag] = await rowsOf<{ bytes: number; seconds: number }>(
      replica.db,
      sql`select greatest(0, pg_wal_lsn_diff(${written?.lsn}::pg_lsn, pg_last_wal_replay_lsn()))::float8 as bytes,
                 coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as seconds`,
    )
    const behind = lag?.bytes ?? 0
    if (behind < 16 * 2 ** 20) return [ok('read replica', `${Math.round(behind / 1024)} kB behind`)]
    return [
      look(
        'read replica',
        `${Math.round(behind / 2 ** 20)} MB and ${Math.round(lag?.seconds ?? 0)} s behind`,
        'Is replay paused, or the network between them slow? Public reads ask the primary meanwhile.',
      ),
    ]
  } catch (error) {
    const sentence = systemFault(error)?.replaceAll('DATABASE_URL', 'DATABASE_READ_URL')
    if (!sentence) throw error
    return [fault('read replica', 'does not answer; public reads ask the primary', sentence)]
  }
}
