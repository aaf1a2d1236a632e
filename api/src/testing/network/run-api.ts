/** Starts the API in a separate process with any database and settings, for tests. A server runs `sureda start api`. */
import { readConfig } from '../../config.ts'
import { DatabaseInUseError } from '../../database/embedded-lock.ts'
import { migrate } from '../../database/migrate.ts'
import { databaseOptions, openDatabase } from '../../database/open.ts'
import { UnusableDatabaseError } from '../../database/unusable-database.ts'
import { installGracefulShutdown } from '../../graceful-shutdown.ts'
import { printError, printLine, writeJsonLines } from '../../log/crash.ts'
import { startApi } from '../../server.ts'
import { ConfigError } from '../../setting.ts'
import { StorageError } from '../../storage/storage-error.ts'

try {
  const config = readConfig(process.env)
  writeJsonLines()
  const database = await openDatabase(databaseOptions(config))
  await migrate(database)
  const { app, url, close } = await startApi(config, database)
  installGracefulShutdown(app, config.DRAIN_MS, close)
  printLine(`API ready at http://${config.HOST}:${new URL(url).port}/api/v1`)
} catch (error) {
  const isExpected = [ConfigError, DatabaseInUseError, StorageError, UnusableDatabaseError].some(
    (kind) => error instanceof kind,
  )
  if (isExpected) console.error((error as Error).message)
  else printError('the API ended', error)
  process.exitCode = 1
}
