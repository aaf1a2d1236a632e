import type { Db, ScriptSession } from './database.ts'
import { sql } from './orm.ts'
import { UnusableDatabaseError } from './unusable-database.ts'
import { rowsOf } from './with-tenant.ts'

/** A table that is there only while a restore or a move into this database has not ended. */
export const UNFINISHED_RESTORE = 'unfinished_restore'

/** Throws `UnusableDatabaseError` for a database that is only half filled: its visitors would book what is taken. */
export async function assertNotHalfRestored(session: Pick<ScriptSession, 'query'>): Promise<void> {
  const source = await unfinishedRestore(session)
  if (source !== undefined)
    throw new UnusableDatabaseError(
      `This database is not whole: ${source} into it has not ended. If it was interrupted, run the same command once more; it goes on by itself.`,
    )
}

/** The same on the handle of a running process. */
export const assertWhole = (db: Db): Promise<void> =>
  assertNotHalfRestored({
    query: async <Row>(text: string) => await rowsOf<Row>(db, sql.raw(text) as ReturnType<typeof sql>),
  })

/** What was being done, as `the restore of nightly-1`; undefined for a database that is whole. */
export async function unfinishedRestore(session: Pick<ScriptSession, 'query'>): Promise<string | undefined> {
  const [found] = await session.query<{ there: boolean }>(
    `select to_regclass('public.${UNFINISHED_RESTORE}') is not null as there`,
  )
  if (!found?.there) return undefined
  const [row] = await session.query<{ source: string }>(`select source from ${UNFINISHED_RESTORE}`)
  return row?.source
}
