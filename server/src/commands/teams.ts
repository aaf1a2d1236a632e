import { typedCommand } from '@sureda/api/typed-command'
import { newTeamKey } from '@sureda/build/ship/team-key'
import type { RemoteName } from '@sureda/contract/remote/registry'
import { isRemoteName } from '@sureda/gateway/releases/release-store'
import { databaseTeams } from '@sureda/gateway/teams/database-teams'
import type { Team, TeamAct } from '@sureda/gateway/teams/team-store'
import { type Command, CommandError, defineCommand } from '../command.ts'

const OVERLAP_HOURS = 48
const MOST_OVERLAP_HOURS = 24 * 90
const LOG_LINES = 100

export const TEAMS_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'teams add',
    usage: '<team> --remotes mf-walks,mf-huts',
    summary: 'Makes a key for a team that ships from outside; the remotes are its own from now on.',
    options: { remotes: { type: 'string' } },
    settings: [],
    database: 'migrated',
    run: async ({ words: [name], values }, { database, actor, print }) => {
      const team = readTeam(name)
      const remotes = readRemotes(values.remotes)
      const { text, record: key } = newTeamKey()
      await databaseTeams(database.db).change({ action: 'add', team, remotes, key, actor })
      print(`Team ${team} ships ${remotes.join(', ')}.`)
      for (const line of keyLines(key.id, text)) print(line)
    },
  }),
  defineCommand({
    name: 'teams list',
    usage: '',
    summary: 'Teams with their remotes and keys.',
    options: {},
    settings: [],
    database: 'migrated',
    run: async (_typed, { database, print }) => {
      for (const line of listLines(await databaseTeams(database.db).list())) print(line)
    },
  }),
  defineCommand({
    name: 'teams rotate',
    usage: '<team> [--overlap 48]',
    summary: 'Makes a new key; the former ones work for so many more hours.',
    options: { overlap: { type: 'string', default: String(OVERLAP_HOURS) } },
    settings: [],
    database: 'migrated',
    run: async ({ words: [name], values }, { database, actor, print }) => {
      const team = readTeam(name)
      const overlapHours = Number(values.overlap)
      if (!(overlapHours >= 0 && overlapHours <= MOST_OVERLAP_HOURS))
        throw new CommandError(`--overlap is a number of hours, at most ${MOST_OVERLAP_HOURS} (90 days).`)
      const { text, record: key } = newTeamKey()
      await databaseTeams(database.db).change({ action: 'rotate', team, key, overlapHours, actor })
      print(`Former keys of ${team} end in ${overlapHours} hours.`)
      for (const line of keyLines(key.id, text)) print(line)
    },
  }),
  defineCommand({
    name: 'teams revoke',
    usage: '<key-id>',
    summary: 'Ends a key at once.',
    options: {},
    settings: [],
    database: 'migrated',
    run: async ({ words: [keyId = ''] }, { database, actor, print }) => {
      await databaseTeams(database.db).change({ action: 'revoke', keyId, actor })
      print(`Key ${keyId} has ended: from now on it opens nothing.`)
    },
  }),
  defineCommand({
    name: 'teams log',
    usage: '[team]',
    summary: 'What was done with keys: who, what, from where.',
    options: {},
    settings: [],
    database: 'migrated',
    run: async ({ words: [team] }, { database, print }) => {
      const acts = await databaseTeams(database.db).log(team, LOG_LINES)
      for (const act of acts) print(logLine(act))
      if (acts.length === 0) print('Nothing was done yet.')
    },
  }),
]

function readTeam(name = ''): string {
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(name))
    throw new CommandError(
      `${name} is not the name of a team: it has lower-case letters, digits and hyphens, as walks.`,
    )
  return name
}

function readRemotes(text = ''): RemoteName[] {
  const remotes = text.split(',').filter(Boolean)
  const wrong = remotes.find((remote) => !isRemoteName(remote))
  if (wrong || remotes.length === 0)
    throw new CommandError(`${wrong ?? '""'} is not the name of a remote; they look like mf-walks.`)
  return remotes as RemoteName[]
}

const keyLines = (id: string, text: string): string[] => [
  `Its key ${id}, shown this once; the team stores it as the secret SUREDA_TEAM_KEY of its CI:`,
  '',
  text,
]

function listLines(teams: readonly Team[]): string[] {
  if (teams.length === 0)
    return [`There is no team yet: ${typedCommand('teams add <team> --remotes mf-walks')} makes one.`]
  return teams.flatMap(({ name, remotes, keys }) => [
    `${name}  ${remotes.join(', ')}`,
    ...keys.map(
      ({ id, createdAt, createdBy, endsAt }) =>
        `  key ${id}  made ${moment(createdAt)} by ${createdBy}${endsAt ? `, ${hasEnded(endsAt) ? 'ended' : 'ends'} ${moment(endsAt)}` : ''}`,
    ),
  ])
}

const hasEnded = (at: string) => Date.parse(at) <= Date.now()

const logLine = ({ at, team, action, remote, version, actor, address, outcome, detail }: TeamAct): string =>
  [
    moment(at),
    team,
    action,
    ...(remote ? [remote] : []),
    ...(version ? [version] : []),
    `by ${actor} from ${address}:`,
    `${outcome ?? 'interrupted'}${detail ? `, ${detail}` : ''}`,
  ].join(' ')

const moment = (at: string) => at.slice(0, 16).replace('T', ' ')
