import type { Database } from '@sureda/api/database/database'
import { migrate } from '@sureda/api/database/migrate'
import { safeText } from '@sureda/api/log/safe-error'
import { readSome, type SettingName } from '@sureda/gateway/config'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { type Command, type Context, DATABASE_SETTINGS } from './command.ts'
import { COMMANDS } from './commands.ts'
import { expectedSentence } from './expected-error.ts'
import { helpText } from './help.ts'
import { findCommand, readTyped } from './read-command.ts'

/** The person at the command line, and where what the command says goes. */
export type Caller = Pick<Context, 'actor' | 'cwd' | 'print' | 'printError' | 'signal'>

type Environment = Parameters<typeof readSome>[0]

/** A command is one person's work: it takes few connections away from the servers. */
const POOL_SIZE = 4

/** Runs a command line and answers its exit code: 0 done, 1 refused or failed, 2 not understood. */
export async function runCommandLine(
  args: readonly string[],
  env: Environment,
  caller: Caller,
  commands: readonly Command[] = COMMANDS,
): Promise<number> {
  const command = findCommand(commands, args)
  const asksForHelp = args.length === 0 || args.includes('--help') || args.at(-1) === 'help'
  if (!command || asksForHelp) return showHelp(commands, args, caller)
  return settled(caller, async () => {
    const typed = readTyped(command, args)
    if (command.database === 'none')
      return command.run(typed, {
        ...caller,
        config: readSome(env, [...DATABASE_SETTINGS, ...command.settings]),
        database: undefined,
      })
    return runOnDatabase(command, args, env, caller)
  })
}

/** Runs a command on a database that this process has open. */
export function runHere(
  command: Command,
  args: readonly string[],
  {
    config,
    database,
    caller,
  }: { config: Context<SettingName>['config']; database: Database; caller: Caller },
): Promise<number> {
  return settled(caller, async () => command.run(readTyped(command, args), { ...caller, config, database }))
}

async function runOnDatabase(command: Command, args: readonly string[], env: Environment, caller: Caller) {
  const config = readSome(env, [...DATABASE_SETTINGS, ...command.settings])
  const database = await openInstallationDatabase({ ...config, DATABASE_POOL_SIZE: POOL_SIZE })
  try {
    if (command.database === 'migrated') await migrate(database)
    return await runHere(command, args, { config, database, caller })
  } finally {
    await database.close()
  }
}

/** All commands, or those of one subject: `people` alone asks for them, too. */
function showHelp(
  commands: readonly Command[],
  args: readonly string[],
  { print, printError }: Caller,
): number {
  const words = args.filter((arg) => arg !== '--help' && arg !== 'help')
  const isSubject = commands.some(({ name }) => name.split(' ')[0] === words[0])
  const text = helpText(commands, isSubject ? words[0] : undefined)
  const isUnknown = words.length > 1 || (words.length === 1 && !isSubject)
  if (isUnknown && !findCommand(commands, words)) {
    printError(`✗ There is no command "${words.join(' ')}".\n\n${text}`)
    return 2
  }
  print(text)
  return 0
}

/** The exit code of the work; an error becomes what a person can read. */
async function settled({ printError }: Caller, work: () => Promise<unknown>): Promise<number> {
  try {
    const code = await work()
    return typeof code === 'number' ? code : 0
  } catch (error) {
    const sentence = expectedSentence(error)
    printError(
      sentence ? `✗ ${sentence}` : `${safeText(error)}\n✗ The command failed; the lines above say where.`,
    )
    return 1
  }
}
