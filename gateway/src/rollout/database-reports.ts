import type { Db } from '@sureda/api/database/database'
import { lt, sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'
import type { Health, ReportStore } from './report-store.ts'
import { releaseReports as reports } from './rollout.tables.ts'

/** Rows are needed only within their window; they are stored for a day for inspection. */
const KEPT_MS = 86_400_000
const SWEEP_MS = 3_600_000

/** Reported loads in the installation's database, on either engine. */
export function databaseReports(db: Db): ReportStore {
  let sweptAt = 0
  const sweep = async () => {
    if (Date.now() - sweptAt < SWEEP_MS) return
    sweptAt = Date.now()
    await db.delete(reports).where(lt(reports.at, new Date(Date.now() - KEPT_MS)))
  }
  return {
    add: async ({ remote, version, network, visitor, block, failed }, since, caps) => {
      await sweep()
      const which = failed ? 'failed' : 'ok'
      const from = since.toISOString()
      const alike = sql`select count(*) from release_reports
        where remote = ${remote} and version = ${version} and failed = ${failed} and at >= ${from}`
      const written = await rowsOf(
        db,
        sql`insert into release_reports as r (remote, version, network, visitor, block, failed, at)
            select ${remote}, ${version}, ${network}, ${visitor}, ${block}, ${failed}, ${new Date().toISOString()}::timestamptz
            where (${alike} and network = ${network}) < ${caps.network[which]}
              and (${alike} and block = ${block}) < ${caps.block[which]}
            on conflict (remote, version, network, visitor) do update set
              failed = excluded.failed,
              at = case when r.at < ${from} then excluded.at else r.at end
            where r.at < ${from} or (excluded.failed and not r.failed)
            returning 1 as one`,
      )
      return written.length > 0
    },
    // applies the caps again: concurrent reports do not see each other
    health: async (remote, version, since, caps) => {
      const [sums] = await rowsOf<{ ok: number; failed: number }>(
        db,
        sql`select coalesce(sum(ok), 0)::int as ok, coalesce(sum(failed), 0)::int as failed from (
              select least(sum(ok), ${caps.block.ok}) as ok, least(sum(failed), ${caps.block.failed}) as failed from (
                select block,
                  least(count(*) filter (where not failed), ${caps.network.ok}) as ok,
                  least(count(*) filter (where failed), ${caps.network.failed}) as failed
                from release_reports
                where remote = ${remote} and version = ${version} and at >= ${since.toISOString()}
                group by network, block
              ) as networks group by block
            ) as blocks`,
      )
      return (sums ?? { ok: 0, failed: 0 }) satisfies Health
    },
  }
}
