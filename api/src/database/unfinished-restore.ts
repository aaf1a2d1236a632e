import type { Db, ScriptSession } from './database.ts'
import { sql } from './orm.ts'
import { UnusableDatabaseError } from './unusable-database.ts'
import { rowsOf } from './with-tenant.ts'

/** This table exists only during a restore or move into this database. */
export const UNFINISHED_RESTORE = 'unfinished_restore'

/** Throws `UnusableDatabaseError` for a half restored database, in which visitors would book places that are taken. */
export async function assertNotHalfRestored(session: Pick<ScriptSession, 'query'>): Promise<void> {
  const source = await unfinishedRestore(session)
  if (source !== undefined)
    throw new UnusableDatabaseError(
      `This database is not whole: ${source} into it has not ended. If it was interrupted, run the same command once more; it goes on by itself.`,
    )
}

/** The same check with the handle of a running process. */
export const assertWhole = (db: Db): Promise<void> =>
  assertNotHalfRestored({
    query: async <Row>(text: string) => await rowsOf<Row>(db, sql.raw(text) as ReturnType<typeof sql>),
  })

/** The unfinished work, such as `the restore of nightly-1`; undefined for a complete database. */
export async function unfinishedRestore(session: Pick<ScriptSession, 'query'>): Promise<string | undefined> {
  const [found] = await session.query<{ there: boolean }>(
    `select to_regclass('public.${UNFINISHED_RESTORE}') is not null as there`,
  )
  if (!found?.there) return undefined
  const [row] = await session.query<{ source: string }>(`select source from ${UNFINISHED_RESTORE}`)
  return row?.source
}
