import type { Database } from '@sureda/api/database/database'
import type { GatewayConfig } from '@sureda/gateway/config'
import { type RunningServer, startServer } from '@sureda/gateway/server'
import type { Command } from './command.ts'
import { runForOther } from './run-command.ts'
import { openCommandPort } from './running/command-port.ts'
import { PROGRAM_VERSION } from './version.ts'

/**
 * Serves pages, releases and API on an open and migrated database. Because the embedded database has only one process,
 * commands of other processes run in this one.
 */
export async function serve(
  config: GatewayConfig,
  database: Database,
  commands: readonly Command[],
  more?: Parameters<typeof startServer>[2],
): Promise<RunningServer> {
  const server = await startServer(config, database, more)
  if (database.kind !== 'embedded') return server
  const closePort = await openCommandPort({
    dataDir: config.DATA_DIR,
    version: PROGRAM_VERSION,
    run: async ({ args, ...caller }) => {
      const exit = await runForOther(commands, args, { config, database }, caller)
      server.refresh()
      return exit
    },
  })
  const close = async () => {
    await closePort()
    await server.close()
  }
  return { ...server, close }
}
