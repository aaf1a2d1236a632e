import { createHash } from 'node:crypto'
import type { Db } from '@sureda/api/database/database'
import { lt, sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'
import type { ErrorStore, ReportedError } from './error-store.ts'
import { releaseErrors } from './rollout.tables.ts'

const MOST = 20
const STORED_MS = 30 * 86_400_000
const SWEEP_MS = 3_600_000

/** Errors of releases in the installation's database, on either engine. */
export function databaseErrors(db: Db): ErrorStore {
  let sweptAt = 0
  const sweep = async () => {
    if (Date.now() - sweptAt < SWEEP_MS) return
    sweptAt = Date.now()
    await db.delete(releaseErrors).where(lt(releaseErrors.lastAt, new Date(Date.now() - STORED_MS)))
  }
  return {
    add: async (remote, version, { phase, message, frames }) => {
      await sweep()
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([phase, message, frames]))
        .digest('base64url')
      const now = new Date().toISOString()
      const same = sql`remote = ${remote} and version = ${version}`
      await db.execute(
        sql`insert into release_errors as e (remote, version, fingerprint, phase, message, frames, last_at)
            select ${remote}, ${version}, ${fingerprint}, ${phase}, ${message},
              array(select jsonb_array_elements_text(${JSON.stringify(frames)}::jsonb)), ${now}::timestamptz
            where (select count(*) from release_errors where ${same}) < ${MOST}
              or exists (select from release_errors where ${same} and fingerprint = ${fingerprint})
            on conflict (remote, version, fingerprint) do update set count = e.count + 1, last_at = excluded.last_at`,
      )
    },
    list: async (remote, version) => {
      const rows = await rowsOf<ReportedError & { count: number; last_at: Date | string }>(
        db,
        sql`select phase, message, frames, count, last_at from release_errors
            where remote = ${remote} and version = ${version} order by count desc, last_at desc`,
      )
      return rows.map(({ last_at, ...row }) => ({ ...row, lastAt: new Date(last_at).toISOString() }))
    },
  }
}
