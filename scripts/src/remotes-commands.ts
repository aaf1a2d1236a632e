import { existsSync } from 'node:fs'
import path from 'node:path'
import { releaseFaults } from '@sureda/build/check/release-check'
import { ROOT } from '@sureda/build/workspace'
import type { GatewayConfig } from '@sureda/gateway/config'
import { overrideSecretOf, releaseStoreOf } from '@sureda/gateway/installation'
import { type Command, type Control, prunable, type RemoteStatus } from '@sureda/gateway/releases/commands'
import { isRemoteName, isVersion } from '@sureda/gateway/releases/release-store'
import { readBuilt, ship } from '@sureda/gateway/releases/ship'
import { MAX_OVERRIDE_HOURS, signOverride } from '@sureda/gateway/rollout/override-token'
import { RolloutError } from '@sureda/gateway/rollout/rollout'
import { OVERRIDE_QUERY } from '@sureda/gateway/visitor'
import { compile, configOf } from './builds.ts'
import { step } from './progress.ts'

export interface RemotesCommand {
  name: string
  remote?: string
  version?: string
  promote?: boolean
  share?: string
  tenant?: string
  reason?: string
  hours?: string
  host?: string
  actor: string
}

const ACTIONS = ['promote', 'rollback', 'canary', 'pin', 'unpin', 'disable', 'enable'] as const
/** Pages that were open when a release went may still ask for its files. */
const KEEP_DAYS = 30

/** The rollout change that a command line asks for. Throws `RolloutError` with one sentence. */
export function toCommand({ name, remote, version, share, tenant, reason, actor }: RemotesCommand): Command {
  const action = ACTIONS.find((entry) => entry === name)
  if (!action) throw new RolloutError(`There is no command "${name}"; npm run remotes shows them all.`)
  if (!remote || !isRemoteName(remote))
    throw new RolloutError(`Which remote? For example: npm run remotes -- ${name} mf-booking`)
  if (version !== undefined && !isVersion(version))
    throw new RolloutError(
      `${version} is no version; they look like 1.0.0-3fa9c1d2 (npm run remotes -- status ${remote}).`,
    )
  return {
    action,
    remote,
    version,
    tenant,
    reason,
    actor,
    ...(share === undefined ? {} : { share: Number(share) }),
  }
}

/** Builds one remote, refuses what breaks the contract, uploads and records it. Returns what to say. */
export async function shipRemote(
  command: RemotesCommand,
  config: GatewayConfig,
  control: Control,
): Promise<string> {
  const { remote, actor } = command
  if (!remote || !isRemoteName(remote))
    throw new RolloutError('Which remote? For example: npm run remotes -- ship mf-booking')
  const dir = path.join(ROOT, remote)
  if (!existsSync(path.join(dir, 'remote.json')))
    throw new RolloutError(`There is no remote in the folder ${remote}.`)
  await step(`building ${remote}`, async () => compile([await configOf(dir, 'production')])).catch(
    (error: Error) => {
      throw new RolloutError(error.message)
    },
  )
  const built = readBuilt(path.join(dir, 'dist'))
  const faults = releaseFaults(built.record, dir)
  if (faults.length > 0) throw new RolloutError(`Not shipped:\n  ${faults.join('\n  ')}`)
  const releases = await releaseStoreOf(config)
  const isNew = await step(`uploading ${built.record.version}`, () => ship(built, releases, control, actor))
  const { version } = built.record
  if (command.promote)
    await control.run({ action: 'promote', remote, version, actor, reason: command.reason })
  const status = (await control.status()).find((row) => row.rollout.remote === remote)
  if (status) await prune(status, config)
  const everybody = status?.rollout.stable === version
  const next = everybody
    ? 'Everybody gets it.'
    : `Nobody gets it yet: npm run remotes -- promote ${remote} ${version}`
  return `${remote} ${version} ${isNew ? 'is shipped' : 'was shipped before, nothing changed'}. ${next}`
}

async function prune(status: RemoteStatus, config: GatewayConfig): Promise<void> {
  const releases = await releaseStoreOf(config)
  for (const version of prunable(status, new Date(Date.now() - KEEP_DAYS * 86_400_000))) {
    await releases.remove(status.rollout.remote, version)
    console.log(`  ${version} is older than ${KEEP_DAYS} days and unused: removed from the store`)
  }
}

/** What everybody, canaries and tenants get, what is shipped, and what happened last. */
export function statusLines(rows: readonly RemoteStatus[], remote?: string): string[] {
  const wanted = rows.filter((row) => !remote || row.rollout.remote === remote)
  if (wanted.length === 0) return ['Nothing is released yet: npm run remotes -- ship <remote> --promote']
  return wanted.flatMap(({ rollout, releases, events }) => [
    `${rollout.remote}${rollout.disabled ? '  DISABLED' : ''}`,
    `  stable    ${rollout.stable ?? '–'}${rollout.previous ? `   (before: ${rollout.previous})` : ''}`,
    ...(rollout.canary ? [`  canary    ${rollout.canary} for ${rollout.canaryShare} %`] : []),
    ...Object.entries(rollout.pins).map(([tenant, version]) => `  pinned    ${tenant} → ${version}`),
    ...(rollout.disabledTenants.length > 0 ? [`  off for   ${rollout.disabledTenants.join(', ')}`] : []),
    ...releases.slice(0, 5).map((release) => `  shipped   ${release.version}  ${moment(release.shippedAt)}`),
    ...events.map(
      (event) =>
        `  ${moment(event.at)}  ${event.action} ${event.version ?? ''} by ${event.actor}${event.reason ? `: ${event.reason}` : ''}`,
    ),
  ])
}

const moment = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

/** An address that shows one version to whoever opens it, until it expires. */
export function overrideAddress(command: RemotesCommand, config: GatewayConfig, now = Date.now()): string {
  const { remote, version, host = 'localhost' } = command
  if (!remote || !isRemoteName(remote) || !version || !isVersion(version))
    throw new RolloutError(
      'Which remote and version? For example: npm run remotes -- override mf-booking 1.0.0-3fa9c1d2',
    )
  const hours = Number(command.hours ?? 8)
  if (!(hours > 0 && hours <= MAX_OVERRIDE_HOURS))
    throw new RolloutError(`--hours is a number up to ${MAX_OVERRIDE_HOURS}.`)
  const expires = Math.floor(now / 1000 + hours * 3_600)
  const token = signOverride({ releases: { [remote]: version }, expires }, overrideSecretOf(config))
  const port = config.PUBLIC_URL_SCHEME === 'https' ? '' : `:${config.PORT}`
  return `${config.PUBLIC_URL_SCHEME}://${host}${port}/?${OVERRIDE_QUERY}=${token}`
}
