import type { ScriptSession } from './database.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

/** A table that is there only while a restore or a move into this database has not ended. */
export const UNFINISHED_RESTORE = 'unfinished_restore'

/** Throws `UnusableDatabaseError` for a database that is only half filled: its visitors would book what is taken. */
export async function assertNotHalfRestored(session: Pick<ScriptSession, 'query'>): Promise<void> {
  const source = await unfinishedRestore(session)
  if (source !== undefined)
    throw new UnusableDatabaseError(
      `This database is not whole: ${source} into it was interrupted. Run the same command once more; it goes on by itself.`,
    )
}

/** What was being done, as `the restore of nightly-1`; undefined for a database that is whole. */
export async function unfinishedRestore(session: Pick<ScriptSession, 'query'>): Promise<string | undefined> {
  const [found] = await session.query<{ there: boolean }>(
    `select to_regclass('public.${UNFINISHED_RESTORE}') is not null as there`,
  )
  if (!found?.there) return undefined
  const [row] = await session.query<{ source: string }>(`select source from ${UNFINISHED_RESTORE}`)
  return row?.source
}
