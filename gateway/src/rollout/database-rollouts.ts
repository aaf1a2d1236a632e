import type { Db } from '@sureda/api/database/database'
import { and, desc, eq, gte, isNull, sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'
import { databaseErrors } from './database-errors.ts'
import { databaseHealth } from './database-health.ts'
import { databaseReports } from './database-reports.ts'
import { releases, rolloutEvents, rollouts } from './rollout.tables.ts'
import { emptyRollout, liveVersions, type Rollout } from './rollout.ts'
import { type Claim, type Contested, type RolloutStore, UNUSED_CLAIM_MS } from './rollout-store.ts'

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
        if (after.stable !== before.stable) await endFormerClaims(tx, after)
        await tx.insert(rolloutEvents).values({ ...event, remote })
        return { remote, ...next }
      }),
    recordRelease: async (release, { claims, takesOver } = { claims: [], takesOver: false }) => {
      try {
        await db.transaction(async (tx) => {
          // no constraint can express which addresses a guard covers, so releases are recorded one after the other
          await tx.execute(sql`lock table remote_claims in share row exclusive mode`)
          await tx.insert(releases).values(release).onConflictDoNothing()
          const contested: Contested[] = []
          for (const claim of claims) contested.push(...(await takeClaim(tx, release, claim, takesOver)))
          if (!takesOver) contested.push(...(await otherAccess(tx, release)))
          if (contested.length > 0) throw new ContestedError(contested)
        })
        return []
      } catch (error) {
        if (error instanceof ContestedError) return error.contested
        throw error
      }
    },
    claimContents: async (remote, version, hash) => {
      await db.execute(
        sql`insert into release_contents (remote, version, hash) values (${remote}, ${version}, ${hash}) on conflict do nothing`,
      )
      const rows = await rowsOf(
        db,
        sql`select 1 as one from release_contents where remote = ${remote} and version = ${version} and hash = ${hash}`,
      )
      return rows.length > 0
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
    forgetRelease: async (remote, version) => {
      await db.execute(
        sql`delete from releases r where r.remote = ${remote} and r.version = ${version} and not exists (
          select from rollouts o where o.remote = r.remote
            and (r.version in (o.stable, o.previous, o.canary)
              or exists (select from jsonb_each_text(o.pins) pin where pin.value = r.version)))`,
      )
    },
    events: (remote, limit, actor) =>
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
        .where(and(eq(rolloutEvents.remote, remote), actor ? eq(rolloutEvents.actor, actor) : undefined))
        .orderBy(desc(rolloutEvents.at))
        .limit(limit),
    recordOnce: (remote, event, since) =>
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
    health: databaseHealth(db),
    errors: databaseErrors(db),
  }
}

/** Rolls the recording back. */
class ContestedError extends Error {
  readonly contested: Contested[]

  constructor(contested: Contested[]) {
    super('another remote has it')
    this.contested = contested
  }
}

/** Stores a claim unless another remote has it, and returns that remote. */
async function takeClaim(
  tx: Db,
  { remote, version }: { remote: string; version: string },
  { kind, value, access }: Claim,
  takesOver: boolean,
): Promise<Contested[]> {
  const written = await rowsOf(
    tx,
    sql`insert into remote_claims as c (kind, value, remote, version, access) values (${kind}, ${value}, ${remote}, ${version}, ${access ?? null})
        on conflict (kind, value) do update set remote = excluded.remote, version = excluded.version, access = excluded.access, at = now()
        where ${takesOver} or c.remote = excluded.remote or ${isUnused()}
        returning 1 as one`,
  )
  if (written.length > 0) return []
  return rowsOf<Contested & Record<string, unknown>>(
    tx,
    sql`select kind, value, remote, version from remote_claims where kind = ${kind} and value = ${value}`,
  )
}

/** Addresses of other remotes that a guard of this release covers with a different access, and vice versa. */
const otherAccess = (tx: Db, { remote, version }: { remote: string; version: string }) =>
  rowsOf<Contested & Record<string, unknown>>(
    tx,
    sql`select c.kind, c.value, c.remote, c.version, c.access
        from remote_claims c join remote_claims own on c.remote <> own.remote and c.access <> own.access
        where own.remote = ${remote} and own.version = ${version}
          and (${isCovered('c', 'own')} or ${isCovered('own', 'c')}) and not ${isUnused()}`,
  )

/** The same rule as `isAtOrBelow` of the contract; a claim of kind `guard` ends with a star. */
const isCovered = (address: string, guard: string) => {
  const [below, above] = [sql.raw(`${address}.value`), sql.raw(`${guard}.value`)]
  return sql`(${above} like '%/*' and starts_with(${below} || '/', left(${above}, -1)))`
}

/** A claim `c` of a release that no visitor has got for a long time. */
const isUnused = () => sql`(c.at < ${new Date(Date.now() - UNUSED_CLAIM_MS).toISOString()} and not exists (
  select from rollouts r where r.remote = c.remote
    and (c.version in (r.stable, r.canary)
      or exists (select from jsonb_each_text(r.pins) pin where pin.value = c.version))))`

/** Releases claims that only versions older than the stable one have. */
async function endFormerClaims(tx: Db, rollout: Rollout): Promise<void> {
  const { remote, stable } = rollout
  const used = JSON.stringify(liveVersions(rollout))
  await tx.execute(
    sql`delete from remote_claims c using releases r, releases s
        where c.remote = ${remote} and r.remote = c.remote and r.version = c.version
          and s.remote = c.remote and s.version = ${stable} and r.shipped_at < s.shipped_at
          and not (${used}::jsonb ? c.version)`,
  )
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
