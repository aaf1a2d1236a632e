import type { PgDatabase, PgQueryResultHKT } from './orm.ts'

/** First parameter of query functions: the outer handle or a transaction, on either engine. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** One connection without the limits of requests, while the migration lock is held. */
export interface ScriptSession {
  /** Runs a script of several statements and then `after`, in one transaction. It waits five seconds for a lock: behind it wait the visitors. */
  apply(script: string, after?: { text: string; values: unknown[] }): Promise<void>
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>
}

/** What the primary had when the request began: the versions that its answer is cached under. */
export interface TenantVersions {
  id: string
  contentVersion: number
  ratingVersions: Partial<Record<string, number>>
}

/** A streaming replica for reads that depend on the versions of a tenant alone. */
export interface ReadReplica {
  /** Runs `fn` on the replica, whose `tx` is read-only; undefined where it is behind those versions or does not answer: then the primary is asked. */
  read<T>(tenant: TenantVersions, fn: (tx: Db) => Promise<T>): Promise<{ value: T } | undefined>
  /** For the doctor. */
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
  /** Answers public reads of content where it can. */
  replica?: ReadReplica | undefined
  /** Runs `fn` with the lock that keeps other processes from migrating. */
  withScriptSession<T>(fn: (session: ScriptSession) => Promise<T>): Promise<T>
  /** Open connections of this process, those without work, and calls that wait for one. Absent where there is no pool. */
  connections?(): { total: number; idle: number; waiting: number }
  /** Runs `fn` in one long transaction: `snapshot` only reads and sees one moment. On the embedded database everything else waits until it ends. */
  withTransaction<T>(kind: 'snapshot' | 'write', fn: (session: TransactionSession) => Promise<T>): Promise<T>
  /** Embedded only: copies its files to a new folder, while other statements wait some tenths of a second. The copy can be opened. */
  copyFiles?(target: string): Promise<void>
  /** Throws if statements are not answered. */
  ping(): Promise<void>
  /** After a write has failed for lack of space, throws until one succeeds again (`/readyz`). */
  assertWritable(): Promise<void>
  /** Writes changes to their final place after a bulk import, so that no visitor waits for that later. */
  settle(): Promise<void>
  close(): Promise<void>
}
