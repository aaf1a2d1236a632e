/**
 * `npm run remotes -- <command>`: the commands of the server program, and `ship <remote>`, which first builds a remote
 * of this checkout.
 */
import { parseArgs } from 'node:util'
import { endOnCrash } from '@sureda/api/log/crash'
import { runShip } from '@sureda/build/ship/commands'
import { callerHere } from '@sureda/server/caller'
import { CommandError } from '@sureda/server/command'
import { runProgram } from '@sureda/server/program'
import { giveUpOn } from './src/progress.ts'
import { buildForShipping } from './src/ship-remote.ts'

const HELP = `  remotes ship <remote> [--promote] [--unchecked] [--from <folder>]
    Types and tests (not with --unchecked), build, contract, then what ship --dist does. --from takes the sources from another
    folder of this checkout, e.g. a hotfix, and leaves out types and tests.

  remotes ship --dist <folder> --to https://…
    Sends what CI built to another installation, with the key of a team in SUREDA_TEAM_KEY; the same as sureda-ship of @sureda/build.
`

endOnCrash()
const args = process.argv.slice(2)
const run = (words: readonly string[]) => runProgram(['remotes', ...words], process.env, callerHere())

async function ship(): Promise<number> {
  const { values, positionals } = shipOptions()
  const { dist, to, from, unchecked, ...rest } = values
  if (to) {
    console.log(await runShip(args, process.env))
    return 0
  }
  if (dist) return run(args)
  const folder = await buildForShipping(positionals[1], { from, unchecked })
  return run([
    'ship',
    '--dist',
    folder,
    ...(rest.promote ? ['--promote'] : []),
    ...(rest.reason ? ['--reason', rest.reason] : []),
  ])
}

function shipOptions() {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        promote: { type: 'boolean' },
        reason: { type: 'string' },
        from: { type: 'string' },
        unchecked: { type: 'boolean' },
        dist: { type: 'string' },
        to: { type: 'string' },
      },
    })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new CommandError(`${sentence}. npm run remotes shows all commands.`)
  }
}

try {
  if (args.length === 0) console.log(HELP)
  process.exitCode = await (args[0] === 'ship' && !args.includes('--help') ? ship() : run(args))
} catch (error) {
  giveUpOn(error, 'The command failed; the lines above say why.')
}
