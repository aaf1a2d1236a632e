import type { Db } from '@sureda/api/database/database'
import { and, desc, eq, gte, isNull } from '@sureda/api/database/orm'
import { databaseReports } from './database-reports.ts'
import { releases, rolloutEvents, rollouts } from './rollout.tables.ts'
import { emptyRollout, type Rollout } from './rollout.ts'
import type { RolloutStore } from './rollout-store.ts'

/** Rollout state in the installation's database, on either engine. */
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
        const before = current ?? emptyRollout(remote)
        const after = change(before)
        if (after === before) return before
        const { remote: _key, ...next } = after
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
    noteOnce: (remote, event, since) =>
      db.transaction(async (tx) => {
        // two gateways with the same finding write it once
        await tx.select().from(rollouts).where(eq(rollouts.remote, remote)).for('update')
        const { action, version } = event
        const same = and(
          eq(rolloutEvents.remote, remote),
          eq(rolloutEvents.action, action),
          version === null ? isNull(rolloutEvents.version) : eq(rolloutEvents.version, version),
          gte(rolloutEvents.at, since),
        )
        if ((await tx.select({ at: rolloutEvents.at }).from(rolloutEvents).where(same).limit(1)).length > 0)
          return false
        await tx.insert(rolloutEvents).values({ ...event, remote })
        return true
      }),
    reports: databaseReports(db),
  }
}

const columns = {
  remote: rollouts.remote,
  stable: rollouts.stable,
  stableSince: rollouts.stableSince,
  previous: rollouts.previous,
  canary: rollouts.canary,
  canaryShare: rollouts.canaryShare,
  pins: rollouts.pins,
  disabled: rollouts.disabled,
  disabledTenants: rollouts.disabledTenants,
} satisfies Record<keyof Rollout, unknown>
