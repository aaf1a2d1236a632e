import { existsSync } from 'node:fs'
import path from 'node:path'
import { releaseFaults } from '@sureda/build/check/release-check'
import { sentReleaseFaults } from '@sureda/build/check/sent-release'
import { ROOT } from '@sureda/build/workspace'
import type { RemoteName } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import type { GatewayConfig } from '@sureda/gateway/config'
import { releaseStoreOf } from '@sureda/gateway/installation'
import { type Control, type RemoteStatus, removeUnused, STORED_DAYS } from '@sureda/gateway/releases/commands'
import { isRemoteName, type ReleaseStore } from '@sureda/gateway/releases/release-store'
import { type BuiltRelease, readBuilt, ship } from '@sureda/gateway/releases/ship'
import { RolloutError } from '@sureda/gateway/rollout/rollout'
import { compile, configOf } from './builds.ts'
import { checkRemote } from './check-remote.ts'
import { step } from './progress.ts'
import type { RemotesCommand } from './remotes-commands.ts'

/** Checks and builds one remote, refuses what breaks the contract, uploads and records it. Returns what to say. */
export async function shipRemote(
  command: RemotesCommand,
  config: GatewayConfig,
  control: Control,
): Promise<string> {
  const { remote, actor } = command
  if (!remote || !isRemoteName(remote))
    throw new RolloutError('Which remote? For example: npm run remotes -- ship mf-booking')
  const dir = path.resolve(ROOT, command.from ?? remote)
  const inside = path.relative(ROOT, dir)
  if (inside.startsWith('..')) throw new RolloutError(`--from is a folder of this checkout; ${dir} is not.`)
  if (!existsSync(path.join(dir, 'remote.json')))
    throw new RolloutError(`There is no remote in the folder ${inside || dir}.`)
  if (!command.from && !command.unchecked) await checkRemote(remote)
  await step(`building ${remote}`, async () => compile(await configOf(dir, 'production'))).catch(
    (error: Error) => {
      throw new RolloutError(`Not shipped: ${error.message}`)
    },
  )
  const { version, isNew } = await shipBuilt(remote, dir, await releaseStoreOf(config), control, actor)
  if (command.promote)
    await control.run({ action: 'promote', remote, version, actor, reason: command.reason })
  const status = (await control.status()).find((row) => row.rollout.remote === remote)
  if (status) await prune(status, config)
  const everybody = status?.rollout.stable === version
  const next = everybody
    ? 'Everybody gets it.'
    : `No one gets it yet: npm run remotes -- promote ${remote} ${version}`
  return `${remote} ${version} ${isNew ? 'is shipped' : 'was shipped before, nothing changed'}. ${next}`
}

/** Checks what a folder's `dist` holds, uploads and records it. `isNew` is false when the store had it already. */
export async function shipBuilt(
  remote: RemoteName,
  dir: string,
  releases: ReleaseStore,
  control: Control,
  actor: string,
): Promise<{ version: string; isNew: boolean }> {
  const built = readBuilt(path.join(dir, 'dist'))
  const { name, version } = built.record
  if (name !== remote)
    throw new RolloutError(
      `Not shipped: the folder ${path.relative(ROOT, dir)} holds ${name}, not ${remote}.`,
    )
  const faults = releaseFaults(built.record, dir)
  // what a team's release has to pass
  if (faults.length === 0) faults.push(...faultsInFiles(built))
  if (faults.length > 0) throw new RolloutError(`Not shipped:\n  ${faults.join('\n  ')}`)
  return {
    version,
    isNew: await step(`uploading ${version}`, () => ship(built, releases, control, actor)),
  }
}

function faultsInFiles({ record, files }: BuiltRelease): string[] {
  const { name: remote, version } = record
  const sent = { remote, version, files, live: [], shellApi: SHELL_API_VERSION }
  return sentReleaseFaults(sent).faults.map(({ reason, fix }) => `${reason} ${fix}`)
}

async function prune(status: RemoteStatus, config: GatewayConfig): Promise<void> {
  for (const version of await removeUnused(status, await releaseStoreOf(config)))
    console.log(`  ${version} is older than ${STORED_DAYS} days and unused: removed from the store`)
}
