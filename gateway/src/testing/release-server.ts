import type { Database } from '@sureda/api/database/database'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { type ReleaseServer, releaseServer } from '@sureda/build/ship/release-server'
import { newTeamKey, readTeamKey } from '@sureda/build/ship/team-key'
import type { RemoteName } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import Fastify, { type FastifyInstance } from 'fastify'
import { controlOf } from '../releases/commands.ts'
import { folderReleases } from '../releases/object-releases.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { databaseRollouts } from '../rollout/database-rollouts.ts'
import type { RolloutStore } from '../rollout/rollout-store.ts'
import { databaseTeams } from '../teams/database-teams.ts'
import { releaseApi } from '../teams/release-api.ts'
import type { TeamStore } from '../teams/team-store.ts'
import { tempDir } from './fixtures.ts'

export interface ReleaseServerOfTest {
  app: FastifyInstance
  url: string
  database: Database
  teams: TeamStore
  rollouts: RolloutStore
  releases: ReleaseStore
  /** A new key of a team, and the client with it. */
  team(name: string, remotes: RemoteName[]): Promise<{ server: ReleaseServer; text: string }>
  /** Another server process on the same database and store. */
  another(change?: Partial<{ rollouts: RolloutStore; releases: ReleaseStore }>): Promise<string>
  close(): Promise<void>
}

/** The release API on a database and a folder of its own. */
export async function startReleaseServer(
  releases: ReleaseStore = folderReleases(tempDir('releases')),
): Promise<ReleaseServerOfTest> {
  const database = await openTestDatabase()
  const teams = databaseTeams(database.db)
  const rollouts = databaseRollouts(database.db)
  const apps: FastifyInstance[] = []
  const start = async (parts: { rollouts: RolloutStore; releases: ReleaseStore }) => {
    const app = Fastify({ bodyLimit: 256 * 1024 })
    apps.push(app)
    const control = controlOf({ ...parts, shellApi: SHELL_API_VERSION, tenants: async () => [] })
    const shellApi = SHELL_API_VERSION
    await app.register(releaseApi, { ...parts, teams, control, shellApi, onChange: () => undefined })
    return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
  }
  const { app, url } = await start({ rollouts, releases })
  return {
    app,
    url,
    database,
    teams,
    rollouts,
    releases,
    team: async (name, remotes) => {
      const { text, record: key } = newTeamKey()
      await teams.change({ action: 'add', team: name, remotes, key, actor: 'test' })
      return { text, server: releaseServer(url, readTeamKey(text), 1) }
    },
    another: async (change = {}) => (await start({ rollouts, releases, ...change })).url,
    close: async () => {
      for (const one of apps) await one.close()
      await database.close()
    },
  }
}
