import type { Caller } from './command.ts'
import { COMMANDS } from './commands.ts'
import { runCommandLine } from './run-command.ts'

/** Runs a command line of `sureda` and returns its exit code. */
export const runProgram = (
  args: readonly string[],
  env: Parameters<typeof runCommandLine>[2],
  caller: Caller,
): Promise<number> => runCommandLine(COMMANDS, args, env, caller)
