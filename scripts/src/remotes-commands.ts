import type { GatewayConfig } from '@sureda/gateway/config'
import { overrideSecretOf, releaseStoreOf } from '@sureda/gateway/installation'
import type { Command } from '@sureda/gateway/releases/commands'
import { isRemoteName, isVersion } from '@sureda/gateway/releases/release-store'
import { MAX_OVERRIDE_HOURS, signOverride } from '@sureda/gateway/rollout/override-token'
import { RolloutError } from '@sureda/gateway/rollout/rollout'
import { OVERRIDE_QUERY } from '@sureda/gateway/visitor'

export interface RemotesCommand {
  name: string
  remote?: string
  version?: string
  promote?: boolean
  /** Folder with the sources, when it is not `./<remote>`. */
  from?: string
  /** Ships without looking at types and tests. */
  unchecked?: boolean
  /** Status for programs. */
  json?: boolean
  share?: string
  tenant?: string
  reason?: string
  hours?: string
  host?: string
  /** Folder of a build and address of an installation, for a team that ships from outside. */
  dist?: string
  to?: string
  actor: string
}

const ACTIONS = ['promote', 'rollback', 'canary', 'pin', 'unpin', 'disable', 'enable'] as const

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
  if (share !== undefined && !/^\d{1,3}$/.test(share))
    throw new RolloutError(`${share} is no share; --share is a whole number from 0 to 100.`)
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

/** An address that shows one version to the people who open it, until it expires. */
export async function overrideAddress(
  command: RemotesCommand,
  config: GatewayConfig,
  now = Date.now(),
): Promise<string> {
  const { remote, version, host = 'localhost' } = command
  if (!remote || !isRemoteName(remote) || !version || !isVersion(version))
    throw new RolloutError(
      'Which remote and version? For example: npm run remotes -- override mf-booking 1.0.0-3fa9c1d2',
    )
  const hours = Number(command.hours ?? 8)
  if (!(hours > 0 && hours <= MAX_OVERRIDE_HOURS))
    throw new RolloutError(`--hours is a number up to ${MAX_OVERRIDE_HOURS}.`)
  if (!(await (await releaseStoreOf(config)).has(remote, version)))
    throw new RolloutError(`${remote} ${version} is not in the release store; ship it first.`)
  const expires = Math.floor(now / 1000 + hours * 3_600)
  const token = signOverride({ releases: { [remote]: version }, expires }, overrideSecretOf(config))
  const port = config.PUBLIC_URL_SCHEME === 'https' ? '' : `:${config.PORT}`
  return `${config.PUBLIC_URL_SCHEME}://${host}${port}/?${OVERRIDE_QUERY}=${token}`
}
