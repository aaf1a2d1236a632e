import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { originOf } from './origin.ts'
import { type ReleaseServer, releaseServer, ShipError, sendAct } from './release-server.ts'
import { sendRelease } from './send-release.ts'
import type { SignedAct } from './statement.ts'
import { statusText } from './status-text.ts'
import { readTeamKey } from './team-key.ts'

export const SHIP_HELP = `sureda-ship <command> --to https://…

  ship --dist <folder>                  send what the build left; no visitor gets it yet
  canary <remote> <version> --share 10  give it to a share of visitors (0 ends it)
  promote <remote> <version>            make it the one for everybody
  rollback <remote> [--reason "…"]      take the canary back, else the stable release
  disable <remote>, enable <remote>     kill switch
  status [--json]                       releases and health of the team's remotes
  errors <remote> <version>             what phones reported, with names and lines of the sources
  stack <remote> <version> <file>       a stack of an error, with names and lines of the sources

The key of the team is in SUREDA_TEAM_KEY; SUREDA_URL may say --to.`

const ACTS = ['promote', 'canary', 'rollback', 'disable', 'enable'] as const

type Environment = Record<string, string | undefined>

/** Runs the command and returns what to print. Throws `ShipError` with the fault and the fix. */
export async function runShip(args: string[], env: Environment): Promise<string> {
  const { positionals, values } = parsed(args)
  const [name, remote, version, file] = positionals
  if (name === undefined || name === 'help') return SHIP_HELP
  const act = ACTS.find((one) => one === name)
  if (!act && !['ship', 'status', 'errors', 'stack'].includes(name))
    throw new ShipError(`There is no command "${name}"; sureda-ship help shows them all.`)
  const server = releaseServer(values.to ?? env.SUREDA_URL, keyIn(env))
  if (name === 'ship') {
    if (!values.dist) throw new ShipError('The folder is missing, for example: sureda-ship ship --dist dist')
    const shipped = await sendRelease(server, values.dist, originOf(env, values))
    const state = shipped.isNew
      ? `is shipped, ${shipped.sent} files sent`
      : 'was shipped before, nothing changed'
    return `${shipped.remote} ${shipped.version} ${state}. To give it to visitors: npx sureda-ship canary ${shipped.remote} ${shipped.version} --share 10`
  }
  if (name === 'status') {
    const status = await server.ask<never>('GET', '/status')
    return values.json ? JSON.stringify(status, null, 2) : statusText(status)
  }
  if (!remote) throw new ShipError(`Which remote? For example: sureda-ship ${name} mf-walks`)
  if (name === 'errors') return reportedErrors(server, remote, version)
  if (name === 'stack') return resolveStack(server, remote, version, file)
  return runAct(server, { action: act ?? 'promote', remote, version, reason: values.reason }, values.share)
}

async function runAct(
  server: ReleaseServer,
  act: Omit<SignedAct, 'at' | 'nonce' | 'share'>,
  share: string | undefined,
): Promise<string> {
  if (share !== undefined && !/^\d{1,3}$/.test(share))
    throw new ShipError(`${share} is not a share; --share is a whole number from 0 to 100.`)
  await sendAct(server, { ...act, ...(share === undefined ? {} : { share: Number(share) }) })
  return `${act.remote}: ${act.action}${act.version ? ` ${act.version}` : ''} is done; the next page load has it.`
}

async function reportedErrors(server: ReleaseServer, remote: string, version?: string) {
  if (!version) throw new ShipError(`Which release? sureda-ship errors ${remote} <version>`)
  const { errors } = await server.ask<{
    errors: { phase: string; count: number; lastAt: string; stack: string }[]
  }>('GET', `/remotes/${remote}/${version}/errors`)
  if (errors.length === 0) return `Phones reported no error of ${remote} ${version}.`
  return errors
    .map(({ phase, count, lastAt, stack }) => `${count} × at ${phase}, last ${lastAt}\n${stack}`)
    .join('\n\n')
}

async function resolveStack(server: ReleaseServer, remote: string, version?: string, file?: string) {
  if (!version || !file)
    throw new ShipError(`Which release and file? sureda-ship stack ${remote} <version> <file with the stack>`)
  const { stack } = await server.ask<{ stack: string }>('POST', `/remotes/${remote}/${version}/stack`, {
    stack: readFileSync(file, 'utf8').slice(0, 20_000),
  })
  return stack
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        dist: { type: 'string' },
        to: { type: 'string' },
        share: { type: 'string' },
        reason: { type: 'string' },
        commit: { type: 'string' },
        builder: { type: 'string' },
        json: { type: 'boolean' },
      },
    })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new ShipError(`${sentence}. sureda-ship help shows all commands.`)
  }
}

function keyIn(env: Environment) {
  try {
    return readTeamKey(env.SUREDA_TEAM_KEY)
  } catch (error) {
    throw new ShipError((error as Error).message)
  }
}
