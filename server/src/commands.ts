import type { Command } from './command.ts'
import { BACKUP_COMMANDS } from './commands/backup.ts'
import { DATABASE_COMMANDS } from './commands/database.ts'
import { DATABASE_MOVE_COMMAND } from './commands/database-move.ts'
import { DOCTOR_COMMANDS } from './commands/doctor.ts'
import { PEOPLE_COMMANDS } from './commands/people.ts'
import { PEOPLE_UPKEEP_COMMANDS } from './commands/people-upkeep.ts'
import { REMOTES_COMMANDS } from './commands/remotes.ts'
import { REMOTES_SHIP_COMMANDS } from './commands/remotes-ship.ts'
import { SECRETS_COMMANDS } from './commands/secrets.ts'
import { START_COMMANDS } from './commands/start.ts'
import { TEAMS_COMMANDS } from './commands/teams.ts'
import { TERRITORY_COMMANDS } from './commands/territory.ts'
import { TERRITORY_PACK_COMMANDS } from './commands/territory-pack.ts'
import { TERRITORY_REMOVE_COMMANDS } from './commands/territory-remove.ts'
import { VERSION_COMMAND } from './commands/version.ts'

/**
 * All commands of `sureda`. A new command is an entry of a file in `commands/`, and a script of the root's
 * package.json.
 */
export const COMMANDS: readonly Command[] = [
  ...START_COMMANDS,
  ...TERRITORY_COMMANDS,
  ...TERRITORY_REMOVE_COMMANDS,
  ...TERRITORY_PACK_COMMANDS,
  ...PEOPLE_COMMANDS,
  ...PEOPLE_UPKEEP_COMMANDS,
  ...REMOTES_SHIP_COMMANDS,
  ...REMOTES_COMMANDS,
  ...TEAMS_COMMANDS,
  ...DATABASE_COMMANDS,
  DATABASE_MOVE_COMMAND,
  ...BACKUP_COMMANDS,
  ...SECRETS_COMMANDS,
  VERSION_COMMAND,
  ...DOCTOR_COMMANDS,
]
