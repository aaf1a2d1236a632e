import { typedCommand } from '@sureda/api/typed-command'
import { shapeOf } from '@sureda/contract/remote/paths'
import type { ReleaseRecord, RemoteName } from '@sureda/contract/remote/registry'
import { fitsShellApi, shellApiMismatch } from '@sureda/contract/remote/shell-api'
import { ALERT_AGAIN_MS } from '../rollout/auto-rollback.ts'
import {
  canaried,
  isOffered,
  liveVersions,
  pinned,
  promoted,
  type Rollout,
  RolloutError,
  rolledBack,
  switched,
} from '../rollout/rollout.ts'
import type {
  Claim,
  Contested,
  RolloutEvent,
  RolloutStore,
  ShippedRelease,
} from '../rollout/rollout-store.ts'
import type { ReleaseStore } from './release-store.ts'

/** One rollout change from the command line. */
export interface Command {
  action: 'begin' | 'record' | 'promote' | 'rollback' | 'canary' | 'pin' | 'unpin' | 'disable' | 'enable'
  remote: RemoteName
  version?: string
  tenant?: string
  share?: number
  /** For `begin`: the hash of what will be stored (`contentsHash`). */
  contents?: string
  actor: string
  reason?: string
}

export interface RemoteStatus {
  rollout: Rollout
  releases: ShippedRelease[]
  events: RolloutEvent[]
  /** A public release fails for many visitors and was not rolled back yet. */
  alert?: RolloutEvent
}

/** The rollout commands, on the installation's database or through its running server. */
export interface Control {
  run(command: Command): Promise<Rollout | undefined>
  status(): Promise<RemoteStatus[]>
}

interface Installation {
  rollouts: RolloutStore
  releases: ReleaseStore
  shellApi: string
  /** Ids of the tenants that exist. */
  tenants: () => Promise<string[]>
  /** All remotes are released together, because an address may move between them. */
  together?: boolean
}

export function controlOf(installation: Installation): Control {
  const { rollouts, releases, shellApi, tenants, together = false } = installation
  const usable = async (remote: RemoteName, version: string): Promise<ReleaseRecord> => {
    const record = await releases.record(remote, version)
    if (!record) throw new RolloutError(`${remote} ${version} is not in the release store; ship it first.`)
    if (!fitsShellApi(record.requires.shellApi, shellApi))
      throw new RolloutError(`${remote} ${version} ${shellApiMismatch(record.requires.shellApi, shellApi)}.`)
    return record
  }
  const checked = async (command: Command): Promise<string> => {
    const { remote, version } = command
    if (!version)
      throw new RolloutError(
        `Which version? ${typedCommand(`remotes ${command.action} ${remote} <version>`)}`,
      )
    const record = await usable(remote, version)
    if (command.action !== 'record' && !together) await checkAddresses(record)
    const release = { remote, version, shellApi: record.requires.shellApi }
    const [contested] = await rollouts.recordRelease(release, {
      claims: claimsOf(record.contributes),
      takesOver: together,
    })
    if (contested) throw new RolloutError(contestedSentence(record, contested))
    return version
  }
  const checkAddresses = async ({ name, version, contributes }: ReleaseRecord) => {
    const claimed = new Set(contributes.routes.map(({ path }) => shapeOf(path)))
    const others = (await rollouts.all()).filter(({ remote }) => remote !== name)
    for (const { remote, ...rollout } of others)
      for (const live of liveVersions(rollout)) {
        const other = await releases.record(remote, live)
        const contested = other?.contributes.routes.find(({ path }) => claimed.has(shapeOf(path)))
        if (contested)
          throw new RolloutError(
            contestedSentence(
              { name, version },
              { kind: 'address', value: contested.path, remote, version: live },
            ),
          )
      }
  }
  /** Visitors may get an address of a former release from another remote by now. */
  const checkFormer = async (remote: RemoteName, version: string) => {
    try {
      await checkAddresses(await usable(remote, version))
    } catch (error) {
      // a store that does not answer must not stop an emergency
      if (error instanceof RolloutError) throw error
    }
  }
  const current = async (remote: RemoteName): Promise<Rollout> => {
    const known = await rollouts.all()
    const rollout = known.find((entry) => entry.remote === remote)
    if (rollout) return rollout
    const names = known.map((entry) => entry.remote).join(', ') || 'nothing is released yet'
    throw new RolloutError(`Nothing of ${remote} is released here. Known: ${names}.`)
  }
  const checkTenant = async (tenant: string) => {
    const known = await tenants()
    if (!known.includes(tenant))
      throw new RolloutError(`There is no tenant "${tenant}". Known: ${known.sort().join(', ')}.`)
  }
  return {
    run: async (command) => {
      const { action, remote, actor, tenant } = command
      const reason = [tenant && `for ${tenant}`, command.reason].filter(Boolean).join(': ') || null
      const change = (version: string | null, apply: (rollout: Rollout) => Rollout) =>
        rollouts.change(remote, { action, version, actor, reason }, apply)
      if (action === 'begin') {
        const { version = '', contents = '' } = command
        if (await rollouts.claimContents(remote, version, contents)) return undefined
        throw new RolloutError(
          `${remote} ${version} is here with other files, and a release never changes. Raise the version in package.json, build and ship it.`,
        )
      }
      if (action === 'record') {
        await checked(command)
        return undefined
      }
      if (action === 'promote') {
        const version = await checked(command)
        return change(version, (rollout) => promoted(rollout, version))
      }
      if (action === 'canary') {
        const version = await checked(command)
        return change(version, (rollout) => canaried(rollout, version, command.share ?? 5))
      }
      if (action === 'pin') {
        if (!tenant) throw new RolloutError('Which tenant? Give --tenant <id>.')
        await checkTenant(tenant)
        const version = await checked(command)
        return change(version, (rollout) => pinned(rollout, tenant, version))
      }
      const now = await current(remote)
      if (action === 'unpin') {
        if (!tenant) throw new RolloutError('Which tenant? Give --tenant <id>.')
        if (!now.pins[tenant]) throw new RolloutError(`${remote} is not pinned for ${tenant}.`)
        return change(now.pins[tenant], (rollout) => pinned(rollout, tenant, null))
      }
      if (action === 'rollback') {
        if (command.version)
          throw new RolloutError(
            `A rollback goes to what was before and takes no version; to choose one: ${typedCommand(`remotes promote ${remote} ${command.version}`)}`,
          )
        if (!now.canary && now.previous) await checkFormer(remote, now.previous)
        return change(now.canary ?? now.stable, rolledBack)
      }
      if (tenant) await checkTenant(tenant)
      return change(null, (rollout) => switched(rollout, action === 'enable', tenant))
    },
    status: async () => {
      const shipped = await rollouts.releases()
      return Promise.all(
        (await rollouts.all()).map(async (rollout) => {
          const events = await rollouts.events(rollout.remote, 50)
          return {
            rollout,
            releases: shipped.filter((release) => release.remote === rollout.remote),
            events: events.slice(0, 5),
            alert: events.find((event) => isOpenAlert(event, rollout)),
          }
        }),
      )
    },
  }
}

/** What no other remote can have at the same time. */
const claimsOf = ({ routes, slots, guards = [], i18n }: ReleaseRecord['contributes']): Claim[] => [
  ...[...routes, ...guards].map(
    ({ path, access }): Claim => ({ kind: 'address', value: shapeOf(path), access }),
  ),
  ...slots.map(({ slot }): Claim => ({ kind: 'slot', value: slot })),
  { kind: 'namespace', value: i18n.namespace },
]

const CLAIMED = { address: '', namespace: 'the namespace ', slot: 'the slot ' }

const contestedSentence = (
  { name, version }: Pick<ReleaseRecord, 'name' | 'version'>,
  { kind, value, access, ...other }: Contested,
) =>
  access
    ? `${name} ${version} has another access for ${value} than ${access}, which ${other.remote} ${other.version} says; agree on one.`
    : `${name} ${version} claims ${CLAIMED[kind]}${value}, which ${other.remote} ${other.version} has; first promote a release of ${other.remote} without it.`

const isOpenAlert = ({ action, version, at }: RolloutEvent, rollout: Rollout) =>
  action === 'alert' &&
  version !== null &&
  isOffered(rollout, version) &&
  Date.now() - at.getTime() < ALERT_AGAIN_MS

/**
 * Releases that no one can get any more and no open page can still need. A release was in use at least until the next
 * one was shipped, so its age counts from then.
 */
export function prunable({ rollout, releases }: RemoteStatus, olderThan: Date): string[] {
  const { stable, previous, canary, pins } = rollout
  const used = new Set([stable, previous, canary, ...Object.values(pins)])
  const newestFirst = [...releases].sort((a, b) => b.shippedAt.getTime() - a.shippedAt.getTime())
  return newestFirst.flatMap(({ version }, index) => {
    const next = newestFirst[index - 1]
    return next && next.shippedAt < olderThan && !used.has(version) ? [version] : []
  })
}

/** Pages that were open when a release was replaced may still request its files. */
export const STORED_DAYS = 30

/**
 * Removes unneeded releases and returns their versions. One that is shipped again is a new release: a team may go back
 * to it.
 */
export async function removeUnused(
  status: RemoteStatus,
  { releases, rollouts }: Pick<Installation, 'releases' | 'rollouts'>,
): Promise<string[]> {
  const { remote } = status.rollout
  const versions = prunable(status, new Date(Date.now() - STORED_DAYS * 86_400_000))
  for (const version of versions) {
    await releases.remove(remote, version)
    await rollouts.forgetRelease(remote, version)
  }
  return versions
}
