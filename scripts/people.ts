/** `npm run people -- <command>`: who may guide and who works for the office, on this installation or the one of the environment. */
import { userInfo } from 'node:os'
import { DatabaseInUseError } from '@sureda/api/database/embedded-lock'
import { migrate } from '@sureda/api/database/migrate'
import { UnusableDatabaseError } from '@sureda/api/database/unusable-database'
import { endOnCrash } from '@sureda/api/log/crash'
import { PeopleError } from '@sureda/api/modules/members/people/people.service'
import { createTenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import { ConfigError } from '@sureda/api/setting'
import { readConfig } from '@sureda/gateway/config'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { PEOPLE_HELP, readPeopleCommand } from './src/people-commands.ts'
import { giveUpOn } from './src/progress.ts'
import { runPeopleCommand } from './src/run-people-command.ts'

endOnCrash()

try {
  const command = readPeopleCommand(process.argv.slice(2))
  if (!command) console.log(PEOPLE_HELP)
  else {
    const config = readConfig(process.env)
    const database = await openInstallationDatabase(config)
    try {
      await migrate(database)
      const tenants = await createTenantDirectory(database.db, {}).all()
      const actor = userInfo().username
      const lines = await runPeopleCommand(command, { db: database.db, config, tenants, actor })
      console.log(lines.join('\n'))
    } finally {
      await database.close()
    }
  }
} catch (error) {
  giveUpOn(
    error,
    [PeopleError, ConfigError, DatabaseInUseError, UnusableDatabaseError],
    'Nothing was changed; the lines above say why.',
  )
}
