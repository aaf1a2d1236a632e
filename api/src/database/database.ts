import type { PgDatabase, PgQueryResultHKT } from './orm.ts'

/** What query functions take first: the outer handle or a transaction, on either engine. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** One connection held by the migration runner; no one else migrates meanwhile. */
export interface ScriptSession {
  /** Runs a text of several statements in one transaction, together with the statements of `after`. */
  apply(script: string, after: { text: string; values: unknown[] }): Promise<void>
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>
}

export interface Database {
  kind: 'embedded' | 'postgres'
  db: Db
  /** Holds the lock that keeps a second process from migrating at the same time. */
  withScriptSession<T>(fn: (session: ScriptSession) => Promise<T>): Promise<T>
  /** Cheap proof that statements are answered; throws otherwise. */
  ping(): Promise<void>
  /** Throws from a write that failed for lack of space until one works again (`/readyz`). */
  assertWritable(): Promise<void>
  /** After much was written at once: brings it to its final place now, so that no visitor waits for that a minute later. */
  settle(): Promise<void>
  close(): Promise<void>
}
