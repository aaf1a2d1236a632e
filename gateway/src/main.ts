import { DatabaseInUseError } from '@sureda/api/database/embedded-lock'
import { migrate } from '@sureda/api/database/migrate'
import { UnusableDatabaseError } from '@sureda/api/database/unusable-database'
import { endWithGrace } from '@sureda/api/end-with-grace'
import { endOnCrash, printError, printLine, writeJsonLines } from '@sureda/api/log/crash'
import { ConfigError } from '@sureda/api/setting'
import { readConfig } from './config.ts'
import { openInstallationDatabase } from './installation.ts'
import { startServer } from './server.ts'

/** The server for deployments: migrates, serves, and logs one line. `npm start` does more for a fresh clone. */
const withoutCrashHandlers = endOnCrash()
try {
  const config = readConfig(process.env)
  writeJsonLines()
  const database = await openInstallationDatabase(config)
  await migrate(database)
  const server = await startServer(config, database)
  withoutCrashHandlers()
  endWithGrace(server.app, config.DRAIN_MS, () => server.close())
  printLine(`Gateway ready at ${server.url}`)
} catch (error) {
  const isExpected = [ConfigError, DatabaseInUseError, UnusableDatabaseError].some(
    (kind) => error instanceof kind,
  )
  if (isExpected) console.error((error as Error).message)
  else printError('the gateway ended', error)
  process.exitCode = 1
}
