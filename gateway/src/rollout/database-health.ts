import type { Db } from '@sureda/api/database/database'
import { lt, sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'
import type { Count, HealthStore, Sum } from './health-store.ts'
import { releaseHealth } from './rollout.tables.ts'

const HOUR_MS = 3_600_000
const STORED_MS = 30 * 24 * HOUR_MS

/** Health of releases in the installation's database, on either engine. */
export function databaseHealth(db: Db): HealthStore {
  let sweptAt = 0
  const sweep = async () => {
    if (Date.now() - sweptAt < HOUR_MS) return
    sweptAt = Date.now()
    await db.delete(releaseHealth).where(lt(releaseHealth.hour, new Date(Date.now() - STORED_MS)))
  }
  return {
    add: async (counts) => {
      if (counts.length === 0) return
      await sweep()
      const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS).toISOString()
      const rows = grouped(counts).map(
        ({ remote, version, measure, screen, count }) =>
          sql`(${remote}, ${version}, ${hour}::timestamptz, ${measure}, ${screen}, ${count}::int)`,
      )
      await db.execute(
        sql`insert into release_health as h (remote, version, hour, measure, screen, count)
            values ${sql.join(rows, sql`, `)}
            on conflict (remote, version, hour, measure, screen) do update set count = h.count + excluded.count`,
      )
    },
    sums: (remote, version, since) =>
      rowsOf<Sum & Record<string, unknown>>(
        db,
        sql`select measure, screen, sum(count)::int as count from release_health
            where remote = ${remote} and version = ${version} and hour >= ${since.toISOString()}
            group by measure, screen order by measure, screen`,
      ),
  }
}

/** One row each, in a fixed order, so that concurrent reports cannot deadlock. */
function grouped(counts: readonly Count[]) {
  const rows = new Map<string, Required<Count> & { count: number }>()
  for (const { remote, version, measure, screen = '' } of counts) {
    const key = [remote, version, measure, screen].join('\n')
    rows.set(key, { remote, version, measure, screen, count: (rows.get(key)?.count ?? 0) + 1 })
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
