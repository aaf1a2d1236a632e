import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { printError } from '../log/crash.ts'
import { writeToDatabase } from '../storage/trial-writes.ts'
import { WriteHealth } from '../storage/write-health.ts'
import { traceQueries } from '../tracing/trace-queries.ts'
import type { Database, Db, ScriptSession, TransactionSession } from './database.ts'
import { guardOuterHandle } from './guard.ts'
import { requireOrm } from './orm.ts'
import { installSilenceTimeout, KEEP_ALIVE, LONG_WORK_SILENCE_MS, optimizeClient } from './postgres-client.ts'

const { drizzle } = requireOrm('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')

export interface PostgresOptions {
  url: string
  /** Connections per process. */
  poolSize?: number
  /** `transaction`: a pooler assigns a connection per transaction, so no state may remain on it. */
  pooler?: 'none' | 'transaction'
  /** A replica gives up early, because the primary can answer as well. */
  isReplica?: boolean
  onError?: (error: unknown) => void
}

// client 15 s > handler 10 s > silence 8 s > statement 5 s > lock 3 s: each layer gives up before the one above it
// no jit, because compiling takes longer than any statement here (a search: 50–300 ms instead of a few)
const LIMITS = {
  statement_timeout: '5000',
  lock_timeout: '3000',
  idle_in_transaction_session_timeout: '10000',
  jit: 'off',
}
const SILENT_MS = 8_000
/** Settings for the whole session. */
const SESSION = [...Object.entries(LIMITS), ['timezone', 'UTC']]
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')
/** Settings for one transaction of a pooled connection. */
const BEGIN = `begin; ${Object.entries(LIMITS)
  .map(([name, value]) => `set local ${name} = ${value}`)
  .join('; ')}`

/** An arbitrary number that only this app uses: all migrating processes take this advisory lock. */
const MIGRATION_LOCK = 7_391_204_511
const LOCK_ASKED_MS = 200

export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const isLent = options.pooler === 'transaction'
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    // under load, calls wait for a connection instead of failing; the handler ends them after 10 s
    connectionTimeoutMillis: options.isReplica ? 1_000 : 8_000,
    // new connections must prepare every statement again, so idle ones stay open for a while
    idleTimeoutMillis: 300_000,
    ...(isLent ? {} : { options: SESSION }),
    application_name: 'sureda',
    ...KEEP_ALIVE,
    pipeline: true,
  })
  // an idle connection that the server closes must not end the process
  const onError = options.onError ?? ((error: unknown) => printError('database connection lost', error))
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // likewise for a connection in use: its statements fail by themselves, and the pool listens only to idle ones
    client.on('error', () => undefined)
    // a pooler distinguishes connections by time zone, but not by the other settings
    if (isLent) client.query("set timezone = 'UTC'").catch(onError)
    optimizeClient(client, {
      onError,
      begin: isLent ? BEGIN : 'begin',
      prepares: !isLent,
      silentMs: options.isReplica ? 2_000 : SILENT_MS,
    })
    traceQueries(client)
  })
  const writes = new WriteHealth(() => writeToDatabase(db))
  const db = guardOuterHandle(drizzle(pool) as unknown as Db, (error) => writes.note(error))
  return {
    kind: 'postgres',
    db,
    withScriptSession: (fn) => withMigrationLock(options.url, fn),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    withTransaction: (kind, fn) => withLongTransaction(options.url, kind, fn),
    ping: async () => void (await pool.query('select 1')),
    assertWritable: () => writes.check(),
    // PostgreSQL's own checkpointer does this
    settle: async () => undefined,
    close: () => pool.end(),
  }
}

/**
 * The lock belongs to a transaction on its own connection: behind a transaction pooler, a session lock would stay on a
 * connection that others get. Neither connection is part of the pool, which has the limits of requests.
 */
async function withMigrationLock<T>(url: string, fn: (session: ScriptSession) => Promise<T>): Promise<T> {
  const connected: LongConnection[] = []
  const connect = async (silentMs: number) => {
    const connection = await connectForLong(url, silentMs)
    connected.push(connection)
    return connection
  }
  try {
    const holder = await connect(SILENT_MS)
    const begin =
      'begin isolation level read committed; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0'
    // retried in separate transactions: `create index concurrently` waits for all running transactions, and one that
    // waits for this lock would block it
    const isOurs = `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as ours`
    await holder.query(begin)
    while (!(await holder.query(isOurs)).rows[0]?.ours) {
      await holder.query('rollback')
      await wait(LOCK_ASKED_MS)
      await holder.query(begin)
    }
    const client = await connect(LONG_WORK_SILENCE_MS)
    return await fn({
      apply: async (script, after) => {
        // ends statements of a killed process, whose locks would block visitors and the next start
        await client.query(
          "begin; set local statement_timeout = 0; set local lock_timeout = '5s'; set local client_connection_check_interval = '1s'",
        )
        try {
          if (script) await client.query(script)
          if (after) await client.query(after.text, after.values)
          await client.query('commit')
        } catch (error) {
          await client.query('rollback').catch(() => undefined)
          throw error
        }
      },
      query: async <Row>(text: string, values: unknown[] = []) =>
        (await client.query(text, values)).rows as Row[],
    })
  } finally {
    await Promise.allSettled(connected.map((connection) => connection.end()))
  }
}

/** The settings apply to the transaction, because a pooler lends a connection only for its duration. */
async function withLongTransaction<T>(
  url: string,
  kind: 'snapshot' | 'write',
  fn: (session: TransactionSession) => Promise<T>,
): Promise<T> {
  const client = await connectForLong(url, LONG_WORK_SILENCE_MS)
  try {
    await client.query(
      `begin ${kind === 'snapshot' ? 'isolation level repeatable read read only' : ''};
       set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '5s'; set local jit = off`,
    )
    const result = await fn({
      query: async <Row>(text: string, values?: unknown[]) =>
        (await client.query(text, values)).rows as Row[],
    })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

type LongConnection = Pick<pg.Client, 'end'> & {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
}

/** A separate connection for long work. It is closed if the server is silent for longer than `silentMs`. */
async function connectForLong(url: string, silentMs: number): Promise<LongConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sureda migration',
    connectionTimeoutMillis: SILENT_MS,
    ...KEEP_ALIVE,
  })
  // a lost connection fails the running statement, or the next one
  client.on('error', () => undefined)
  await client.connect()
  const mayBeSilent = installSilenceTimeout(client)
  return {
    query: (text, values) => {
      mayBeSilent(silentMs)
      return client.query(text, values)
    },
    end: () => {
      mayBeSilent(SILENT_MS)
      return client.end()
    },
  }
}
