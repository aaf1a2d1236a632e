/** `npm run remotes -- <command>`: ships, promotes and takes back releases of remotes, on this installation or the one of the environment. */
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { DatabaseInUseError } from '@sureda/api/database/embedded-lock'
import { endOnCrash } from '@sureda/api/log/crash'
import { ConfigError } from '@sureda/api/setting'
import { runShip } from '@sureda/build/ship/commands'
import { ShipError } from '@sureda/build/ship/release-server'
import { readConfig } from '@sureda/gateway/config'
import { withControl } from '@sureda/gateway/installation'
import { ReleaseStoreError } from '@sureda/gateway/releases/release-store'
import { RolloutError } from '@sureda/gateway/rollout/rollout'
import { giveUpOn } from './src/progress.ts'
import { overrideAddress, type RemotesCommand, toCommand } from './src/remotes-commands.ts'
import { outcome, statusLines, statusOf } from './src/remotes-status.ts'
import { shipRemote } from './src/ship-remote.ts'

const HELP = `npm run remotes -- <command>

  ship <remote> [--promote] [--unchecked] [--from <folder>]
                                        types and tests (not with --unchecked), build, contract, upload,
                                        record; --from takes sources from another folder of this
                                        checkout, e.g. a hotfix, and leaves out types and tests
  ship --dist <folder> --to https://…   send what CI built to another installation, with the key of a team
                                        in SUREDA_TEAM_KEY; the same as sureda-ship of @sureda/build
  promote <remote> <version>            make a shipped version the one for everybody
  canary <remote> <version> --share 10  give it to a share of visitors (0 ends it)
  pin <remote> <version> --tenant raya  fix one tenant to a version; unpin <remote> --tenant raya
  rollback <remote> [--reason "…"]      take the canary back, else the stable release; no build
  disable <remote> [--tenant raya]      kill switch; enable <remote> [--tenant raya]
  override <remote> <version> [--hours 8] [--host gavarres.localhost]
                                        print an address that shows a version to staff
  status [remote] [--json]              what visitors get, what is shipped, what happened last`

endOnCrash()

function readArguments(): RemotesCommand {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        promote: { type: 'boolean' },
        from: { type: 'string' },
        unchecked: { type: 'boolean' },
        json: { type: 'boolean' },
        share: { type: 'string' },
        tenant: { type: 'string' },
        reason: { type: 'string' },
        hours: { type: 'string' },
        host: { type: 'string' },
        dist: { type: 'string' },
        to: { type: 'string' },
      },
    })
    const [name = 'help', remote, version] = positionals
    return { name, remote, version, ...values, actor: userInfo().username }
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new RolloutError(`${sentence}. npm run remotes shows all commands.`)
  }
}

try {
  const command = readArguments()
  const { name, remote } = command
  const config = readConfig(process.env)
  if (name === 'help') console.log(HELP)
  else if (name === 'ship' && (command.dist || command.to))
    console.log(await runShip(process.argv.slice(2), process.env))
  else if (name === 'override') console.log(await overrideAddress(command, config))
  else
    await withControl(config, async (control) => {
      if (name === 'status') {
        const rows = await control.status()
        return console.log(
          command.json
            ? JSON.stringify(statusOf(rows, remote), null, 2)
            : statusLines(rows, remote).join('\n'),
        )
      }
      if (name === 'ship') return console.log(await shipRemote(command, config, control))
      const rollout = await control.run(toCommand(command))
      if (rollout) console.log(outcome(rollout))
    })
} catch (error) {
  giveUpOn(
    error,
    [RolloutError, ReleaseStoreError, ShipError, ConfigError, DatabaseInUseError],
    'The command failed; the lines above say why.',
  )
}
