import type { Command } from './command.ts'
import { DATABASE_COMMANDS } from './commands/database.ts'
import { PEOPLE_COMMANDS } from './commands/people.ts'
import { PEOPLE_UPKEEP_COMMANDS } from './commands/people-upkeep.ts'

/** Everything that `sureda` does. A new command is an entry of a file in `commands/`, and a script of the root's package.json. */
export const COMMANDS: readonly Command[] = [
  ...DATABASE_COMMANDS,
  ...PEOPLE_COMMANDS,
  ...PEOPLE_UPKEEP_COMMANDS,
]
