/** `npm run territory -- check|import|pictures|outlines|ground <folder>`: see docs/packs.md. */

import { DatabaseInUseError } from '@sureda/api/database/embedded-lock'
import { UnusableDatabaseError } from '@sureda/api/database/unusable-database'
import { endOnCrash } from '@sureda/api/log/crash'
import { ConfigError } from '@sureda/api/setting'
import { runTerritoryCommand } from '@sureda/territories/cli'
import { giveUpOn } from './src/progress.ts'

endOnCrash()
process.exitCode = await runTerritoryCommand(process.argv.slice(2)).catch((error: unknown) =>
  giveUpOn(
    error,
    [ConfigError, DatabaseInUseError, UnusableDatabaseError],
    'Nothing was imported; the lines above say why.',
  ),
)
