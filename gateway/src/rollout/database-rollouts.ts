import type { Db } from '@sureda/api/database/database'
import type { RemoteName } from '@sureda/contract/registry'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { releaseHealth, releases, rolloutEvents, rollouts } from './rollout.tables.ts'
import { emptyRollout, type Rollout } from './rollout.ts'
import type { RolloutStore } from './rollout-store.ts'

/** Reports are summed per ten minutes: fine enough for a decision, few rows for a busy day. */
const WINDOW_MS = 600_000

/** Rollout state in the database of the installation, on either engine. */
export function databaseRollouts(db: Db): RolloutStore {
  return {
    all: () => db.select(columns).from(rollouts).orderBy(rollouts.remote),
    change: (remote, event, change) =>
      db.transaction(async (tx) => {
        await tx.insert(rollouts).values({ remote }).onConflictDoNothing({ target: rollouts.remote })
        const [current] = await tx
          .select(columns)
          .from(rollouts)
          .where(eq(rollouts.remote, remote))
          .for('update')
        const { remote: _key, ...next } = change(current ?? emptyRollout(remote))
        await tx.update(rollouts).set(next).where(eq(rollouts.remote, remote))
        await tx.insert(rolloutEvents).values({ ...event, remote })
        return { remote, ...next }
      }),
    recordRelease: async (release) => {
      await db.insert(releases).values(release).onConflictDoNothing()
    },
    releases: (remote) =>
      db
        .select({
          remote: releases.remote,
          version: releases.version,
          shellApi: releases.shellApi,
          shippedAt: releases.shippedAt,
        })
        .from(releases)
        .where(remote ? eq(releases.remote, remote) : undefined)
        .orderBy(desc(releases.shippedAt)),
    events: (remote, limit) =>
      db
        .select({
          remote: rolloutEvents.remote,
          action: rolloutEvents.action,
          version: rolloutEvents.version,
          actor: rolloutEvents.actor,
          reason: rolloutEvents.reason,
          at: rolloutEvents.at,
        })
        .from(rolloutEvents)
        .where(eq(rolloutEvents.remote, remote))
        .orderBy(desc(rolloutEvents.at))
        .limit(limit),
    addHealth: async (remote, version, { ok, failed }, since) => {
      const windowStart = new Date(Math.floor(Date.now() / WINDOW_MS) * WINDOW_MS)
      await db
        .insert(releaseHealth)
        .values({ remote, version, windowStart, ok, failed })
        .onConflictDoUpdate({
          target: [releaseHealth.remote, releaseHealth.version, releaseHealth.windowStart],
          set: { ok: sql`${releaseHealth.ok} + ${ok}`, failed: sql`${releaseHealth.failed} + ${failed}` },
        })
      const [sums] = await db
        .select({
          ok: sql<number>`coalesce(sum(${releaseHealth.ok}), 0)::int`,
          failed: sql<number>`coalesce(sum(${releaseHealth.failed}), 0)::int`,
        })
        .from(releaseHealth)
        .where(health(remote, version, since))
      return sums ?? { ok: 0, failed: 0 }
    },
  }
}

const health = (remote: RemoteName, version: string, since: Date) =>
  and(
    eq(releaseHealth.remote, remote),
    eq(releaseHealth.version, version),
    gte(releaseHealth.windowStart, new Date(Math.floor(since.getTime() / WINDOW_MS) * WINDOW_MS)),
  )

const columns = {
  remote: rollouts.remote,
  stable: rollouts.stable,
  previous: rollouts.previous,
  canary: rollouts.canary,
  canaryShare: rollouts.canaryShare,
  pins: rollouts.pins,
  disabled: rollouts.disabled,
  disabledTenants: rollouts.disabledTenants,
} satisfies Record<keyof Rollout, unknown>
