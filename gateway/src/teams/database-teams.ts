import type { Db } from '@sureda/api/database/database'
import { and, asc, desc, eq, gt, isNull, lt, or, sql } from '@sureda/api/database/orm'
import { typedCommand } from '@sureda/api/typed-command'
import { RolloutError } from '../rollout/rollout.ts'
import type { TeamChange, TeamStore } from './team-store.ts'
import { teamActs, teamKeys, teamRemotes, teams } from './teams.tables.ts'

const AT_THE_COMMAND_LINE = 'command line'

/** Teams, their keys and the log of their actions in the installation's database, on either engine. */
export function databaseTeams(db: Db): TeamStore {
  return {
    change: (change) => db.transaction((tx) => apply(tx, change)),
    list: async () => {
      const [names, remotes, keys] = [
        await db.select({ name: teams.name }).from(teams).orderBy(asc(teams.name)),
        await db.select().from(teamRemotes).orderBy(asc(teamRemotes.remote)),
        await db.select().from(teamKeys).orderBy(asc(teamKeys.createdAt)),
      ]
      return names.map(({ name }) => ({
        name,
        remotes: remotes.filter(({ team }) => team === name).map(({ remote }) => remote),
        keys: keys
          .filter(({ team }) => team === name)
          .map(({ id, createdBy, createdAt, endsAt }) => ({
            id,
            createdBy,
            createdAt: createdAt.toISOString(),
            endsAt: endsAt?.toISOString() ?? null,
          })),
      }))
    },
    log: async (team, limit) => {
      const rows = await db
        .select(actColumns)
        .from(teamActs)
        .where(team === undefined ? undefined : eq(teamActs.team, team))
        .orderBy(desc(teamActs.at), desc(teamActs.id))
        .limit(limit)
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
    },
    key: async (id) => {
      const [key] = await db
        .select({
          id: teamKeys.id,
          team: teamKeys.team,
          secretHash: teamKeys.secretHash,
          publicKey: teamKeys.publicKey,
        })
        .from(teamKeys)
        .where(and(eq(teamKeys.id, id), isCurrent()))
      if (!key) return undefined
      const owned = await db
        .select({ remote: teamRemotes.remote })
        .from(teamRemotes)
        .where(eq(teamRemotes.team, key.team))
        .orderBy(asc(teamRemotes.remote))
      return { ...key, remotes: owned.map(({ remote }) => remote) }
    },
    begin: async (act, nonce) => {
      // the log contains network addresses; docs/privacy.md says how long it is stored
      await db.delete(teamActs).where(lt(teamActs.at, sql`now() - interval '365 days'`))
      const [row] = await db
        .insert(teamActs)
        .values({ ...act, nonce: nonce ?? null })
        .onConflictDoNothing({ target: [teamActs.keyId, teamActs.nonce] })
        .returning({ id: teamActs.id })
      return row?.id
    },
    end: async (id, outcome, detail) => {
      await db.update(teamActs).set({ outcome, detail }).where(eq(teamActs.id, id))
    },
  }
}

const isCurrent = () => or(isNull(teamKeys.endsAt), gt(teamKeys.endsAt, new Date()))

async function apply(tx: Db, change: TeamChange): Promise<void> {
  if (change.action === 'revoke') return revoke(tx, change)
  const { action, team, key, actor } = change
  const [known] = await tx.select().from(teams).where(eq(teams.name, team)).for('update')
  if (change.action === 'add') {
    if (!known) await tx.insert(teams).values({ name: team, createdBy: actor }).onConflictDoNothing()
    for (const remote of change.remotes) await own(tx, remote, team)
  } else {
    if (!known)
      throw new RolloutError(`There is no team "${team}"; ${typedCommand('teams list')} shows them all.`)
    const endsAt = new Date(Date.now() + change.overlapHours * 3_600_000)
    // a key that already ends is not extended
    await tx
      .update(teamKeys)
      .set({ endsAt })
      .where(and(eq(teamKeys.team, team), or(isNull(teamKeys.endsAt), gt(teamKeys.endsAt, endsAt))))
  }
  await tx.insert(teamKeys).values({ ...key, team, createdBy: actor })
  const detail = change.action === 'add' ? change.remotes.join(', ') : `overlap of ${change.overlapHours} h`
  await note(tx, { team, keyId: key.id, action: `${action} key`, actor, detail })
}

async function own(tx: Db, remote: `mf-${string}`, team: string): Promise<void> {
  await tx.insert(teamRemotes).values({ remote, team }).onConflictDoNothing({ target: teamRemotes.remote })
  const [owner] = await tx.select().from(teamRemotes).where(eq(teamRemotes.remote, remote))
  if (owner?.team !== team)
    throw new RolloutError(`${remote} belongs to the team ${owner?.team}; a remote has one team.`)
}

async function revoke(tx: Db, { keyId, actor }: { keyId: string; actor: string }): Promise<void> {
  const [key] = await tx
    .update(teamKeys)
    .set({ endsAt: new Date() })
    .where(and(eq(teamKeys.id, keyId), isCurrent()))
    .returning({ team: teamKeys.team })
  if (!key)
    throw new RolloutError(`There is no key "${keyId}" in use; ${typedCommand('teams list')} shows them all.`)
  await note(tx, { team: key.team, keyId, action: 'revoke key', actor, detail: null })
}

const note = (
  tx: Db,
  act: { team: string; keyId: string; action: string; actor: string; detail: string | null },
) => tx.insert(teamActs).values({ ...act, address: AT_THE_COMMAND_LINE, outcome: 'done' })

const actColumns = {
  team: teamActs.team,
  keyId: teamActs.keyId,
  action: teamActs.action,
  remote: teamActs.remote,
  version: teamActs.version,
  actor: teamActs.actor,
  address: teamActs.address,
  outcome: teamActs.outcome,
  detail: teamActs.detail,
  at: teamActs.at,
}
