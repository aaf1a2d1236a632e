/** `npm run teams -- <command>`: keys of teams that ship their own remotes from outside, and what was done with them. */
import { userInfo } from 'node:os'
import { DatabaseInUseError } from '@sureda/api/database/embedded-lock'
import { endOnCrash } from '@sureda/api/log/crash'
import { ConfigError } from '@sureda/api/setting'
import { readConfig } from '@sureda/gateway/config'
import { withControl } from '@sureda/gateway/installation'
import { RolloutError } from '@sureda/gateway/rollout/rollout'
import { giveUpOn } from './src/progress.ts'
import { readTeamsCommand, runTeamsCommand, TEAMS_HELP } from './src/teams-commands.ts'

endOnCrash()

try {
  const command = readTeamsCommand(process.argv.slice(2))
  if (!command) console.log(TEAMS_HELP)
  else
    await withControl(readConfig(process.env), async (_control, teams) => {
      const lines = await runTeamsCommand(command, teams, userInfo().username)
      console.log(lines.join('\n'))
    })
} catch (error) {
  giveUpOn(
    error,
    [RolloutError, ConfigError, DatabaseInUseError],
    'Nothing was changed; the lines above say why.',
  )
}
