import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@sureda/api/database/database'
import { DatabaseInUseError } from '@sureda/api/database/embedded-lock'
import { migrate } from '@sureda/api/database/migrate'
import { typedCommand } from '@sureda/api/typed-command'
import { type GatewayConfig, readSome, type SettingName } from '@sureda/gateway/config'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { type Caller, type Command, CommandError, DATABASE_SETTINGS } from './command.ts'
import { type Announcement, runningProcess } from './running/announcement.ts'
import { askProcess } from './running/ask-process.ts'
import { PROGRAM_VERSION } from './version.ts'

type Environment = Parameters<typeof readSome>[0]

export interface Opened {
  config: Pick<GatewayConfig, SettingName>
  database: Database
}

/** Few, because servers share the connections. */
const POOL_SIZE = 4
/** How long a command waits for another process that has the embedded database open. */
const WAIT_MS = 20_000
const AGAIN_MS = 100

/**
 * Runs a command that needs the database: in the process that has the embedded database open, so that a server need not
 * be stopped, or else in this process by `work`.
 */
export async function runOnDatabase(
  command: Command,
  args: readonly string[],
  { env, caller }: { env: Environment; caller: Caller },
  work: (opened: Opened) => Promise<number>,
): Promise<number> {
  const { DATABASE_URL, DATA_DIR } = readSome(env, ['DATABASE_URL', 'DATA_DIR'])
  const until = performance.now() + WAIT_MS
  let waits = false
  for (;;) {
    const running = DATABASE_URL ? undefined : runningProcess(DATA_DIR)
    const exit = running && (await askRunning(running, args, caller))
    if (exit !== undefined) return exit
    try {
      return await withDatabase(command, env, work)
    } catch (error) {
      // in use by another command, or by a server that is starting or stopping
      if (!(error instanceof DatabaseInUseError) || performance.now() > until || caller.signal.aborted)
        throw error
      if (!waits) caller.printError('Another process has the database open: waiting for it …')
      waits = true
      await wait(AGAIN_MS)
    }
  }
}

function askRunning(running: Announcement, args: readonly string[], caller: Caller) {
  if (running.version !== PROGRAM_VERSION)
    caller.printError(
      `The running server is version ${running.version}, this program is ${PROGRAM_VERSION}: the command runs in the server, as its version does it.`,
    )
  return askProcess(running, args, caller)
}

async function withDatabase(
  command: Command,
  env: Environment,
  work: (opened: Opened) => Promise<number>,
): Promise<number> {
  const config = readSome(env, [...DATABASE_SETTINGS, ...command.settings])
  const { DATABASE_URL, DATA_DIR } = config
  if (!DATABASE_URL && command.database !== 'created' && !existsSync(path.join(DATA_DIR, 'database')))
    throw new CommandError(
      `There is no installation in ${path.resolve(DATA_DIR)} yet: start the server once, or ${typedCommand('territory import <folder>')}. If it is elsewhere, say so in DATA_DIR or DATABASE_URL.`,
    )
  const database = await openInstallationDatabase({ ...config, DATABASE_POOL_SIZE: POOL_SIZE })
  try {
    if (command.database !== 'open') await migrate(database)
    return await work({ config, database })
  } finally {
    await database.close()
  }
}
