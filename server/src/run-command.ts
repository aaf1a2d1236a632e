import { safeText } from '@sureda/api/log/safe-error'
import { readSome } from '@sureda/gateway/config'
import { type Caller, type Command, DATABASE_SETTINGS } from './command.ts'
import { expectedSentence } from './expected-error.ts'
import { helpText } from './help.ts'
import { findCommand, readTyped } from './read-command.ts'
import { type Opened, runOnDatabase } from './run-on-database.ts'

/** Runs a command line and returns its exit code: 0 done, 1 refused or failed, 2 not understood. */
export async function runCommandLine(
  commands: readonly Command[],
  args: readonly string[],
  env: Parameters<typeof readSome>[0],
  caller: Caller,
): Promise<number> {
  const command = findCommand(commands, args)
  if (!command || args.includes('--help')) return showHelp(commands, args, caller)
  return settled(caller, async () => {
    // checked before anything is opened
    const typed = readTyped(command, args)
    if (command.database !== 'none')
      return runOnDatabase(command, args, { env, caller }, (opened) =>
        runHere({ commands, command }, args, opened, caller),
      )
    const config = readSome(env, [...DATABASE_SETTINGS, ...command.settings])
    return command.run(typed, { ...caller, commands, config, database: undefined })
  })
}

/** Runs a command line of another process on the open database of this one. */
export async function runForOther(
  commands: readonly Command[],
  args: readonly string[],
  opened: Opened,
  caller: Caller,
): Promise<number> {
  const command = findCommand(commands, args)
  if (!command || command.database === 'none') return showHelp(commands, args, caller)
  return runHere({ commands, command }, args, opened, caller)
}

const runHere = (
  { commands, command }: { commands: readonly Command[]; command: Command },
  args: readonly string[],
  opened: Opened,
  caller: Caller,
) => settled(caller, async () => command.run(readTyped(command, args), { ...caller, ...opened, commands }))

/** Shows all commands, or those of one subject: `people` alone shows its commands, too. */
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

/** The exit code of the work; errors are printed in readable form. */
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
