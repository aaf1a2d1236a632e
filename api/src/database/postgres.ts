import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { printError } from '../log/crash.ts'
import { writeToDatabase } from '../storage/trial-writes.ts'
import { WriteFault } from '../storage/write-fault.ts'
import { traceQueries } from '../tracing/trace-queries.ts'
import type { Database, Db, ScriptSession, TransactionSession } from './database.ts'
import { guardOuterHandle } from './guard.ts'
import { requireOrm } from './orm.ts'
import { endSilence, KEEP_ALIVE, PATIENT_MS, speedUp } from './postgres-client.ts'

const { drizzle } = requireOrm('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')

export interface PostgresOptions {
  url: string
  /** Connections per process. */
  poolSize?: number
  /** `transaction`: a pooler lends each transaction some connection, so that nothing may be left on one. */
  pooler?: 'none' | 'transaction'
  /** A replica gives up early, because another server answers as well. */
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
/** For a session of its own. */
const SESSION = [...Object.entries(LIMITS), ['timezone', 'UTC']]
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')
/** For one transaction of a lent connection. */
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
    // at a rush calls wait for a connection instead of failing; the handler ends them after 10 s
    connectionTimeoutMillis: options.isReplica ? 1_000 : 8_000,
    // a new connection has to prepare every statement again, so idle ones stay open for a while
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
    // the same for one in use: its statements fail by themselves, and the pool listens to idle connections only
    client.on('error', () => undefined)
    // a pooler tells connections apart by their time zone, and by nothing else of these
    if (isLent) client.query("set timezone = 'UTC'").catch(onError)
    speedUp(client, {
      onError,
      begin: isLent ? BEGIN : 'begin',
      prepares: !isLent,
      silentMs: options.isReplica ? 2_000 : SILENT_MS,
    })
    traceQueries(client)
  })
  const writes = new WriteFault(() => writeToDatabase(db))
  const db = guardOuterHandle(drizzle(pool) as unknown as Db, (error) => writes.note(error))
  return {
    kind: 'postgres',
    db,
    withScriptSession: (fn) => withMigrationLock(options.url, fn),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    withTransaction: (kind, fn) => withLongTransaction(options.url, kind, fn),
    ping: async () => void (await pool.query('select 1')),
    assertWritable: () => writes.check(),
    // the server's own checkpointer does it in the background
    settle: async () => undefined,
    close: () => pool.end(),
  }
}

/**
 * The lock belongs to a transaction of a connection of its own: behind a pooler that lends connections per transaction, a lock of the session would be left on a
 * connection that others get next. The two are no connections of the pool, whose limits are those of requests.
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
    // asked again and again, each time in a transaction of its own: an index that the holder of the lock makes concurrently waits for the transactions that have begun,
    // and one of them would be waiting for the lock
    const isOurs = `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as ours`
    await holder.query(begin)
    while (!(await holder.query(isOurs)).rows[0]?.ours) {
      await holder.query('rollback')
      await wait(LOCK_ASKED_MS)
      await holder.query(begin)
    }
    const client = await connect(PATIENT_MS)
    return await fn({
      apply: async (script, after) => {
        // of a process that was killed nothing goes on, or its locks would keep visitors and the next start waiting
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

/** Settings belong to the transaction, which a pooler lends one connection for. */
async function withLongTransaction<T>(
  url: string,
  kind: 'snapshot' | 'write',
  fn: (session: TransactionSession) => Promise<T>,
): Promise<T> {
  const client = await connectForLong(url, PATIENT_MS)
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

/** A connection of its own for work that takes as long as it takes. A server that is silent for longer than `silentMs` ends it. */
async function connectForLong(url: string, silentMs: number): Promise<LongConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sureda migration',
    connectionTimeoutMillis: SILENT_MS,
    ...KEEP_ALIVE,
  })
  // a lost connection fails the statement that is under way, or the next one
  client.on('error', () => undefined)
  await client.connect()
  const mayBeSilent = endSilence(client)
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
