import type { RemoteName } from '@sureda/contract/registry'
import semver from 'semver'
import {
  canaried,
  pinned,
  promoted,
  type Rollout,
  RolloutError,
  rolledBack,
  switched,
} from '../rollout/rollout.ts'
import type { RolloutEvent, RolloutStore, ShippedRelease } from '../rollout/rollout-store.ts'
import type { ReleaseStore } from './release-store.ts'

/** One change of a rollout, as the command line asks for it. */
export interface Command {
  action: 'record' | 'promote' | 'rollback' | 'canary' | 'pin' | 'unpin' | 'disable' | 'enable'
  remote: RemoteName
  version?: string
  tenant?: string
  share?: number
  actor: string
  reason?: string
}

export interface RemoteStatus {
  rollout: Rollout
  releases: ShippedRelease[]
  events: RolloutEvent[]
}

/** What the command line needs of an installation: directly on its database, or through its running server. */
export interface Control {
  run(command: Command): Promise<Rollout | undefined>
  status(): Promise<RemoteStatus[]>
}

export function controlOf(rollouts: RolloutStore, releases: ReleaseStore, shellApi: string): Control {
  const checked = async (command: Command): Promise<string> => {
    const { remote, version } = command
    if (!version)
      throw new RolloutError(`Which version? npm run remotes -- ${command.action} ${remote} <version>`)
    const record = await releases.record(remote, version)
    if (!record) throw new RolloutError(`${remote} ${version} is not in the release store; ship it first.`)
    if (!semver.satisfies(shellApi, record.requires.shellApi))
      throw new RolloutError(
        `${remote} ${version} needs shell API ${record.requires.shellApi}; this shell has ${shellApi}.`,
      )
    await rollouts.recordRelease({ remote, version, shellApi: record.requires.shellApi })
    return version
  }
  return {
    run: async (command) => {
      const { action, remote, actor, reason = null, tenant } = command
      const change = (version: string | null, apply: (rollout: Rollout) => Rollout) =>
        rollouts.change(remote, { action, version, actor, reason }, apply)
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
      if (action === 'pin' || action === 'unpin') {
        if (!tenant) throw new RolloutError('Which tenant? Give --tenant <id>.')
        const version = action === 'pin' ? await checked(command) : null
        return change(version, (rollout) => pinned(rollout, tenant, version))
      }
      if (action === 'rollback') return change(null, rolledBack)
      return change(null, (rollout) => switched(rollout, action === 'enable', tenant))
    },
    status: async () => {
      const shipped = await rollouts.releases()
      return Promise.all(
        (await rollouts.all()).map(async (rollout) => ({
          rollout,
          releases: shipped.filter((release) => release.remote === rollout.remote),
          events: await rollouts.events(rollout.remote, 5),
        })),
      )
    },
  }
}

/** Releases nobody can get any more and that no open page can still need. */
export function prunable(status: RemoteStatus, olderThan: Date): string[] {
  const { stable, previous, canary, pins } = status.rollout
  const used = new Set([stable, previous, canary, ...Object.values(pins)])
  return status.releases
    .filter((release) => release.shippedAt < olderThan && !used.has(release.version))
    .map((release) => release.version)
}
