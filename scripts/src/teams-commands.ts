import { parseArgs } from 'node:util'
import { newTeamKey } from '@sureda/build/ship/team-key'
import type { RemoteName } from '@sureda/contract/remote/registry'
import { isRemoteName } from '@sureda/gateway/releases/release-store'
import { RolloutError } from '@sureda/gateway/rollout/rollout'
import type { Team, TeamAct, TeamControl } from '@sureda/gateway/teams/team-store'

export const TEAMS_HELP = `npm run teams -- <command>

  add <team> --remotes mf-walks,mf-huts   make a key for a team; the remotes are its own from now on
  list                                    teams with their remotes and keys
  rotate <team> [--overlap 48]            make a new key; the former ones work for so many more hours
  revoke <key id>                         end a key at once
  log [team]                              what was done with keys: who, what, from where`

const OVERLAP_HOURS = 48
const LOG_LINES = 100

export type TeamsCommand =
  | { name: 'add'; team: string; remotes: RemoteName[] }
  | { name: 'rotate'; team: string; overlapHours: number }
  | { name: 'revoke'; keyId: string }
  | { name: 'list' }
  | { name: 'log'; team?: string }

/** The command of a command line; undefined for help. Throws `RolloutError` with one sentence. */
export function readTeamsCommand(args: string[]): TeamsCommand | undefined {
  const { positionals, values } = parsed(args)
  const [name, subject] = positionals
  if (name === undefined || name === 'help') return undefined
  if (name === 'list') return { name }
  if (name === 'log') return { name, team: subject }
  if (name === 'revoke') {
    if (!subject) throw new RolloutError('Which key? npm run teams -- list shows their ids.')
    return { name, keyId: subject }
  }
  if (name !== 'add' && name !== 'rotate')
    throw new RolloutError(`There is no command "${name}"; npm run teams shows them all.`)
  if (!subject || !/^[a-z][a-z0-9-]{1,39}$/.test(subject))
    throw new RolloutError(
      `Which team? Its name has lower-case letters, digits and hyphens: npm run teams -- ${name} walks`,
    )
  if (name === 'rotate') {
    const overlapHours = Number(values.overlap ?? OVERLAP_HOURS)
    if (!(overlapHours >= 0 && overlapHours <= 24 * 90))
      throw new RolloutError('--overlap is a number of hours, at most 2160 (90 days).')
    return { name, team: subject, overlapHours }
  }
  const remotes = (values.remotes ?? '').split(',').filter(Boolean)
  const wrong = remotes.find((remote) => !isRemoteName(remote))
  if (wrong) throw new RolloutError(`${wrong} is no name of a remote; they look like mf-walks.`)
  if (remotes.length === 0)
    throw new RolloutError(`Which remotes? For example: npm run teams -- add ${subject} --remotes mf-walks`)
  return { name, team: subject, remotes: remotes as RemoteName[] }
}

function parsed(args: string[]) {
  try {
    const options = { remotes: { type: 'string' }, overlap: { type: 'string' } } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new RolloutError(`${sentence}. npm run teams shows all commands.`)
  }
}

/** Does it and returns the lines to print. */
export async function runTeamsCommand(
  command: TeamsCommand,
  teams: TeamControl,
  actor: string,
): Promise<string[]> {
  const { name } = command
  if (name === 'list') return listLines(await teams.list())
  if (name === 'log') return logLines(await teams.log(command.team, LOG_LINES))
  if (name === 'revoke') {
    await teams.change({ action: 'revoke', keyId: command.keyId, actor })
    return [`Key ${command.keyId} has ended: from now on it opens nothing.`]
  }
  const { text, record: key } = newTeamKey()
  const { team } = command
  if (name === 'add') await teams.change({ action: 'add', team, remotes: command.remotes, key, actor })
  else await teams.change({ action: 'rotate', team, key, overlapHours: command.overlapHours, actor })
  return [
    name === 'add'
      ? `Team ${team} ships ${command.remotes.join(', ')}.`
      : `Former keys of ${team} end in ${command.overlapHours} hours.`,
    `Its key ${key.id}, shown this once; the team stores it as the secret SUREDA_TEAM_KEY of its CI:`,
    '',
    text,
  ]
}

function listLines(teams: readonly Team[]): string[] {
  if (teams.length === 0)
    return ['There is no team yet: npm run teams -- add <team> --remotes mf-walks makes one.']
  return teams.flatMap(({ name, remotes, keys }) => [
    `${name}  ${remotes.join(', ')}`,
    ...keys.map(
      ({ id, createdAt, createdBy, endsAt }) =>
        `  key ${id}  made ${moment(createdAt)} by ${createdBy}${endsAt ? `, ${hasEnded(endsAt) ? 'ended' : 'ends'} ${moment(endsAt)}` : ''}`,
    ),
  ])
}

const hasEnded = (at: string) => Date.parse(at) <= Date.now()

const logLines = (acts: readonly TeamAct[]): string[] =>
  acts.length === 0
    ? ['Nothing was done yet.']
    : acts.map(({ at, team, action, remote, version, actor, address, outcome, detail }) =>
        [
          moment(at),
          team,
          action,
          ...(remote ? [remote] : []),
          ...(version ? [version] : []),
          `by ${actor} from ${address}:`,
          `${outcome ?? 'interrupted'}${detail ? `, ${detail}` : ''}`,
        ].join(' '),
      )

const moment = (at: string) => at.slice(0, 16).replace('T', ' ')
