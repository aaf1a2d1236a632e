import { ConfigError } from '@sureda/api/config'
import { DatabaseInUseError } from '@sureda/api/database/embedded-lock'
import { migrate } from '@sureda/api/database/migrate'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './config.ts'
import { openInstallationDatabase } from './installation.ts'
import { startServer } from './server.ts'

/** The server as a deployment runs it: migrates, serves, says so in one line. `npm start` does more for a fresh clone. */
try {
  const config = readConfig(process.env)
  const database = await openInstallationDatabase(config)
  await migrate(database)
  const server = await startServer(config, database)
  closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err) server.app.log.error({ err }, 'stopping after an error')
    await server.close()
  })
  console.log(`Gateway ready at ${server.url}`)
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DatabaseInUseError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
