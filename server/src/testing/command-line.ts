import type { Database } from '@sureda/api/database/database'
import { readConfig } from '@sureda/gateway/config'
import type { Caller } from '../command.ts'
import { COMMANDS } from '../commands.ts'
import { runProgram } from '../program.ts'
import { runForOther } from '../run-command.ts'

export interface CommandOutput {
  code: number
  /** Lines of both channels, in order. */
  text: string
}

/** Runs a command line on an open database, as the program does. Words with a space are in double quotes. */
export const runCommandOn = (
  database: Database,
  line: string,
  env: Record<string, string> = {},
): Promise<CommandOutput> =>
  heard((caller) => runForOther(COMMANDS, argsOf(line), { config: readConfig(env), database }, caller))

/** Runs a command line as a person types it, with these settings. */
export const runLine = (line: string, env: Record<string, string | undefined>): Promise<CommandOutput> =>
  heard((caller) => runProgram(argsOf(line), env, caller))

const argsOf = (line: string) => line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? []

async function heard(run: (caller: Caller) => Promise<number>): Promise<CommandOutput> {
  const lines: string[] = []
  const say = (said: string) => void lines.push(said)
  const code = await run({
    actor: 'ana',
    cwd: process.cwd(),
    print: say,
    printError: say,
    signal: new AbortController().signal,
  })
  return { code, text: lines.join('\n') }
}
