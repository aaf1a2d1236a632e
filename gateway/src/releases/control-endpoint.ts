import { randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@sureda/api/storage/private-folder'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Registry } from '../rollout/registry.ts'
import { type Rollout, RolloutError } from '../rollout/rollout.ts'
import type { RolloutEvent } from '../rollout/rollout-store.ts'
import type { Team, TeamAct, TeamChange, TeamControl } from '../teams/team-store.ts'
import type { Command, Control, RemoteStatus } from './commands.ts'
import { isRemoteName, isVersion } from './release-store.ts'

/**
 * The embedded database serves one process, so while the server runs the command line uses the server. Its address and
 * a key are in a file readable only by this user; the key changes with every start.
 */
interface Announcement {
  url: string
  key: string
  pid: number
}

const PATH = '/internal/releases'
const TEAMS_PATH = '/internal/teams'
const fileOf = (dataDir: string) => path.join(dataDir, 'release-control.json')

const commandSchema = z.strictObject({
  action: z.enum(['record', 'promote', 'rollback', 'canary', 'pin', 'unpin', 'disable', 'enable']),
  remote: z.string().refine(isRemoteName),
  version: z.string().refine(isVersion).optional(),
  tenant: z.string().optional(),
  share: z.number().optional(),
  actor: z.string().max(100),
  reason: z.string().max(500).optional(),
})

const name = z.string().max(100)
const key = z.strictObject({ id: name, secretHash: name, publicKey: name })
const team = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/)
const teamChangeSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('add'),
    team,
    remotes: z.array(z.string().refine(isRemoteName)),
    key,
    actor: name,
  }),
  z.strictObject({
    action: z.literal('rotate'),
    team,
    key,
    overlapHours: z
      .number()
      .min(0)
      .max(24 * 90),
    actor: name,
  }),
  z.strictObject({ action: z.literal('revoke'), keyId: name, actor: name }),
])

export const controlEndpoint: FastifyPluginAsync<{
  control: Control
  teams: TeamControl
  registry: Registry
  key: string
}> = async (app, { control, teams, registry, key }) => {
  app.addHook('onRequest', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    const expected = Buffer.from(`Bearer ${key}`)
    // without the key the endpoint does not exist
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.callNotFound()
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof RolloutError) return reply.code(409).send({ message: error.message })
    throw error
  })
  app.get(PATH, () => control.status())
  app.post(PATH, async (request) => {
    const rollout = await control.run(understood(commandSchema, request.body) as Command)
    registry.refresh()
    return { rollout }
  })
  app.get<{ Querystring: { team?: string; limit?: string } }>(`${TEAMS_PATH}/log`, ({ query }) =>
    teams.log(query.team, Number(query.limit ?? 50)),
  )
  app.get(TEAMS_PATH, () => teams.list())
  app.post(TEAMS_PATH, async (request) => {
    await teams.change(understood(teamChangeSchema, request.body) as TeamChange)
    return {}
  })
}

function understood(schema: z.ZodType, body: unknown): unknown {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || issue.message).join(', ')
  throw new RolloutError(`The server does not understand this command (${fields}).`)
}

/** Writes the address and key of this process; the returned function removes the file. */
export function announceControl(dataDir: string, url: string, key: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  const file = fileOf(dataDir)
  writeFileSync(file, JSON.stringify({ url, key, pid: process.pid } satisfies Announcement), {
    mode: PRIVATE_FILE,
  })
  return () => rmSync(file, { force: true })
}

export const newControlKey = (): string => randomBytes(32).toString('base64url')

/** Control through the running server of this data folder, or undefined if none runs: a killed one leaves its file behind. */
export async function runningControl(
  dataDir: string,
): Promise<(Control & { teams: TeamControl }) | undefined> {
  const file = fileOf(dataDir)
  if (!existsSync(file)) return undefined
  const running = JSON.parse(readFileSync(file, 'utf8')) as Announcement
  if (!isAlive(running.pid)) return undefined
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${running.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${running.key}`, 'content-type': 'application/json' },
    })
  // another process may have its pid, another server its port
  const isOpen = await send(PATH, { method: 'HEAD' }).then(
    (response) => response.ok,
    () => false,
  )
  if (!isOpen) return undefined
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const response = await send(path, body && { method: 'POST', body: JSON.stringify(body) })
    const answer = (await response.json()) as T & { message?: string }
    if (!response.ok) throw new RolloutError(answer.message ?? `The server answered ${response.status}.`)
    return answer
  }
  return {
    run: async (command) => {
      const { rollout } = await ask<{ rollout?: Rollout }>(PATH, command)
      return rollout ? withSince(rollout) : undefined
    },
    status: async () => {
      const rows = await ask<RemoteStatus[]>(PATH)
      return rows.map((row) => ({
        ...row,
        rollout: withSince(row.rollout),
        releases: row.releases.map((release) => ({ ...release, shippedAt: new Date(release.shippedAt) })),
        events: row.events.map(withDate),
        alert: row.alert && withDate(row.alert),
      }))
    },
    teams: {
      change: async (change) => void (await ask(TEAMS_PATH, change)),
      list: () => ask<Team[]>(TEAMS_PATH),
      log: (team, limit) =>
        ask<TeamAct[]>(
          `${TEAMS_PATH}/log?${new URLSearchParams({ ...(team ? { team } : {}), limit: String(limit) })}`,
        ),
    },
  }
}

/** Revives the date, which JSON carries as text. */
const withDate = (event: RolloutEvent): RolloutEvent => ({ ...event, at: new Date(event.at) })
const withSince = (rollout: Rollout): Rollout => ({
  ...rollout,
  stableSince: rollout.stableSince && new Date(rollout.stableSince),
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
