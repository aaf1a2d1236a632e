/** `npm run territory -- check|import <folder>`: see territories/README.md. */
import { runTerritoryCommand } from '@sureda/territories/cli'

process.exitCode = await runTerritoryCommand(process.argv.slice(2))
