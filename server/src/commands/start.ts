import type { Database } from '@sureda/api/database/database'
import { migrate } from '@sureda/api/database/migrate'
import { installGracefulShutdown } from '@sureda/api/graceful-shutdown'
import { printLine, writeJsonLines } from '@sureda/api/log/crash'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { type Command, defineCommand } from '../command.ts'
import { builtRemotes, withReleaseDefaults } from '../release.ts'
import { assertFallbackTenant, type Instance, readInstance, serveInstance } from '../start/instance.ts'
import { readRole } from '../start/role.ts'
import { assertSecretsOfOthers } from '../start/shared-secrets.ts'
import { shipBuilds } from '../start/ship-builds.ts'

export const START_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'start',
    usage: '[api|gateway]',
    summary:
      'Applies missing migrations, ships the remotes that came with this program and serves until SIGTERM or Ctrl-C.\nWith api only calls, with gateway only pages and files, behind a proxy; without a word both in one process.',
    options: {},
    settings: [],
    database: 'none',
    run: async ({ words: [word] }, { commands, signal }) => {
      const mayEnd = endAtOnce(signal)
      const instance = readInstance(readRole(word), withReleaseDefaults(process.env))
      writeJsonLines()
      const database = await openInstallationDatabase(instance.config)
      await prepare(instance, database)
      const server = await serveInstance(instance, database, commands)
      installGracefulShutdown(server.app, instance.config.DRAIN_MS, () => server.close())
      mayEnd.abort()
      const served = instance.role === 'both' ? 'api and gateway' : instance.role
      printLine(`Sureda (${served}) is ready at ${server.url}`)
    },
  }),
]

/**
 * Before the server runs nothing needs to be finished, because a migration is applied as a whole or not at all. Abort
 * the returned controller to stop handling signals.
 */
function endAtOnce(signal: AbortSignal): AbortController {
  const until = new AbortController()
  signal.addEventListener('abort', () => process.exit(0), { signal: until.signal })
  return until
}

async function prepare(instance: Instance, database: Database): Promise<void> {
  try {
    const applied = await migrate(database)
    if (applied.length > 0) printLine(`Migrations applied: ${applied.join(', ')}`)
    await assertSecretsOfOthers(database, instance)
    await assertFallbackTenant(database, instance.config)
    if (instance.role === 'api') return
    const shipped = await shipBuilds(database, instance.config, builtRemotes())
    if (shipped.length > 0) printLine(`Released: ${shipped.join(', ')}`)
  } catch (error) {
    await database.close()
    throw error
  }
}
