import { typedCommand } from '@sureda/api/typed-command'
import type { RemoteName } from '@sureda/contract/remote/registry'
import { openControl, RELEASE_STORE_SETTINGS } from '@sureda/gateway/installation'
import type { Command as RolloutChange } from '@sureda/gateway/releases/commands'
import { isRemoteName, isVersion } from '@sureda/gateway/releases/release-store'
import { type Command, CommandError, defineCommand } from '../command.ts'
import { outcome, statusLines, statusOf } from '../remotes/status-lines.ts'

/** Options of changes; each command accepts some of them. */
const OPTIONS = { share: { type: 'string' }, tenant: { type: 'string' }, reason: { type: 'string' } } as const

type Action = Exclude<RolloutChange['action'], 'record'>

export const REMOTES_COMMANDS: readonly Command[] = [
  change('promote', '<remote> <version> [--reason "…"]', 'Makes a shipped version the one for everybody.'),
  change('canary', '<remote> <version> [--share 10]', 'Gives it to a share of visitors (0 ends it).'),
  change('rollback', '<remote> [--reason "…"]', 'Takes the canary back, else the stable release; no build.'),
  change('pin', '<remote> <version> --tenant <territory>', 'Fixes one territory to a version.'),
  change('unpin', '<remote> --tenant <territory>', 'Ends the pin.'),
  change('disable', '<remote> [--tenant <territory>]', 'Kill switch; the rest goes on.'),
  change('enable', '<remote> [--tenant <territory>]', 'Enables it again.'),
  defineCommand({
    name: 'remotes status',
    usage: '[remote] [--json]',
    summary: 'What visitors get, what is shipped, what happened last.',
    options: { json: { type: 'boolean' } },
    settings: RELEASE_STORE_SETTINGS,
    database: 'migrated',
    run: async ({ words: [remote], values }, { database, config, print }) => {
      const rows = await (await openControl(database.db, config)).status()
      if (values.json) print(JSON.stringify(statusOf(rows, remote), null, 2))
      else for (const line of statusLines(rows, remote)) print(line)
    },
  }),
]

function change(action: Action, usage: string, summary: string): Command {
  return defineCommand({
    name: `remotes ${action}`,
    usage,
    summary,
    options: OPTIONS,
    settings: RELEASE_STORE_SETTINGS,
    database: 'migrated',
    run: async ({ words: [remote, version], values }, { database, config, actor, print }) => {
      const control = await openControl(database.db, config)
      const { tenant, reason } = values
      const rollout = await control.run({
        action,
        remote: readRemote(remote),
        version: readVersion(version),
        tenant,
        reason,
        actor,
        ...readShare(values.share),
      })
      if (rollout) print(outcome(rollout))
    },
  })
}

export function readRemote(remote = ''): RemoteName {
  if (!isRemoteName(remote))
    throw new CommandError(`${remote} is not the name of a remote; they look like mf-booking.`)
  return remote
}

export function readVersion(version: string | undefined): string | undefined {
  if (version !== undefined && !isVersion(version))
    throw new CommandError(
      `${version} is not a version; they look like 1.0.0-3fa9c1d2: ${typedCommand('remotes status')}`,
    )
  return version
}

function readShare(share: string | undefined): { share?: number } {
  if (share === undefined) return {}
  if (!/^\d{1,3}$/.test(share))
    throw new CommandError(`${share} is not a share; --share is a whole number from 0 to 100.`)
  return { share: Number(share) }
}
