import { migrate } from '@sureda/api/database/migrate'
import { endWithGrace } from '@sureda/api/end-with-grace'
import { printLine, writeJsonLines } from '@sureda/api/log/crash'
import { SETTING_NAMES } from '@sureda/gateway/config'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { type Command, defineCommand } from '../command.ts'
import { serve } from '../serve.ts'

export const START_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'serve',
    usage: '',
    summary: 'Pages, releases and API, until the process is told to end.',
    options: {},
    settings: SETTING_NAMES,
    database: 'none',
    run: async (_typed, { config, commands }) => {
      writeJsonLines()
      const database = await openInstallationDatabase(config)
      await migrate(database)
      const server = await serve(config, database, commands)
      endWithGrace(server.app, config.DRAIN_MS, () => server.close())
      printLine(`Gateway ready at ${server.url}`)
    },
  }),
]
