import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './database.ts'

const scope = new AsyncLocalStorage<{ open: boolean }>()

const OUTER_HANDLE = `The outer database handle was used inside a transaction. On the embedded database this waits for ever, on PostgreSQL it
leaves the transaction. Pass the transaction (tx) on to the query function instead of db.`

interface SessionInternals {
  prepareQuery: (...args: unknown[]) => { execute: (...args: unknown[]) => Promise<unknown> }
  transaction: (run: (tx: unknown) => Promise<unknown>, config?: unknown) => Promise<unknown>
}

/**
 * Makes the outer handle throw inside a transaction, where the embedded database would deadlock silently (pglite#76,
 * drizzle#1687). `onFault` is called for every failed statement and transaction. Handles of transactions are unchanged.
 */
export function guardOuterHandle(db: Db, onFault: (error: unknown) => void = () => undefined): Db {
  const session = (db as unknown as { session: SessionInternals }).session
  const prepareQuery = session.prepareQuery.bind(session)
  const transaction = session.transaction.bind(session)
  const refuseInside = () => {
    if (scope.getStore()?.open) throw new Error(OUTER_HANDLE)
  }
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      onFault(error)
      throw error
    }
  }
  session.prepareQuery = (...args) => {
    refuseInside()
    const prepared = prepareQuery(...args)
    const execute = prepared.execute.bind(prepared)
    prepared.execute = (...values) => told(execute(...values))
    return prepared
  }
  session.transaction = async (run, config) => {
    refuseInside()
    const mark = { open: true }
    try {
      return await told(transaction((tx) => scope.run(mark, () => run(tx)), config))
    } finally {
      mark.open = false
    }
  }
  return db
}
