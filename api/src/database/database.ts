import type { PgDatabase, PgQueryResultHKT } from './orm.ts'

/** First parameter of query functions: the outer handle or a transaction, on either engine. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** One connection without the limits of requests, for migrations; the migration lock is held. */
export interface ScriptSession {
  /**
   * Runs a script of several statements and then `after`, in one transaction. It waits only five seconds for a lock,
   * because visitors' queries queue behind it.
   */
  apply(script: string, after?: { text: string; values: unknown[] }): Promise<void>
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>
}

/** The versions of a tenant on the primary when the request began; its answer is cached under them. */
export interface TenantVersions {
  id: string
  contentVersion: number
  ratingVersions: Partial<Record<string, number>>
}

/** A streaming replica for reads that depend on the versions of a tenant alone. */
export interface ReadReplica {
  /**
   * Runs `fn` in a read-only transaction on the replica. Undefined if the replica lags behind those versions or does
   * not answer; the caller then asks the primary.
   */
  read<T>(tenant: TenantVersions, fn: (tx: Db) => Promise<T>): Promise<{ value: T } | undefined>
  /** For `doctor`. */
  db: Db
  close(): Promise<void>
}

/** One transaction on a connection of its own, without the limits of requests. */
export interface TransactionSession {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>
}

export interface Database {
  kind: 'embedded' | 'postgres'
  db: Db
  /** Answers public reads of content if it is up to date. */
  replica?: ReadReplica | undefined
  /** Runs `fn` while holding the lock that prevents concurrent migrations. */
  withScriptSession<T>(fn: (session: ScriptSession) => Promise<T>): Promise<T>
  /** Connections of this process: open, idle, and calls waiting for one. Absent without a pool. */
  connections?(): { total: number; idle: number; waiting: number }
  /**
   * Runs `fn` in one long transaction; `snapshot` is read-only and sees one moment. The embedded database runs nothing
   * else meanwhile.
   */
  withTransaction<T>(kind: 'snapshot' | 'write', fn: (session: TransactionSession) => Promise<T>): Promise<T>
  /**
   * Embedded only: copies its files to a new folder, while other statements wait for some tenths of a second. The copy
   * can be opened as a database.
   */
  copyFiles?(target: string): Promise<void>
  /** Throws if the database does not answer. */
  ping(): Promise<void>
  /** Throws after a write has failed for lack of space, until one succeeds again (`/readyz`). */
  assertWritable(): Promise<void>
  /** Runs a checkpoint after a bulk import, so that it does not slow down visitors later. */
  settle(): Promise<void>
  close(): Promise<void>
}
