/** A release server as a process of its own that is killed at one step of a release: `DIES_AT`. */
import { migrate } from '@sureda/api/database/migrate'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import Fastify from 'fastify'
import { readConfig } from '../config.ts'
import { openInstallationDatabase } from '../installation.ts'
import { controlOf } from '../releases/commands.ts'
import { folderReleases } from '../releases/object-releases.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { databaseRollouts } from '../rollout/database-rollouts.ts'
import { databaseTeams } from '../teams/database-teams.ts'
import { releaseApi } from '../teams/release-api.ts'

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}
const step = process.env.DIES_AT
const config = readConfig(process.env)
const database = await openInstallationDatabase(config)
await migrate(database)
const store = folderReleases(config.RELEASES_DIR)
const releases: ReleaseStore = {
  ...store,
  private: {
    ...store.private,
    put: async (name, body) => {
      // some uploads are here, and some are not
      if (step === 'upload' && (await store.private.list('uploads')).length >= 3) die()
      await store.private.put(name, body)
      if (step === 'maps' && name.startsWith('releases/')) die()
    },
  },
  put: async (...release) => {
    const writing = store.put(...release)
    if (step === 'files') die()
    await writing
    if (step === 'record') die()
  },
}
const rollouts = databaseRollouts(database.db)
const control = controlOf({ rollouts, releases, shellApi: SHELL_API_VERSION, tenants: async () => [] })
const teams = databaseTeams(database.db)
const [, , key] = process.argv
if (key)
  await teams.change({
    action: 'add',
    team: 'walks',
    remotes: ['mf-walks'],
    key: JSON.parse(key),
    actor: 'test',
  })
const app = Fastify()
await app.register(releaseApi, {
  teams,
  rollouts,
  releases,
  control,
  shellApi: SHELL_API_VERSION,
  onChange: () => undefined,
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
