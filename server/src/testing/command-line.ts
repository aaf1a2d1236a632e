import type { Database } from '@sureda/api/database/database'
import { readConfig } from '@sureda/gateway/config'
import { COMMANDS } from '../commands.ts'
import { findCommand } from '../read-command.ts'
import { runHere } from '../run-command.ts'

export interface Said {
  code: number
  /** Lines of both channels, in order. */
  text: string
}

/** Runs a command line on an open database, as the program does. Words with a space are in double quotes. */
export async function runOn(
  database: Database,
  line: string,
  env: Record<string, string> = {},
): Promise<Said> {
  const args = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? []
  const command = findCommand(COMMANDS, args)
  if (!command) throw new Error(`no command: ${line}`)
  const lines: string[] = []
  const say = (said: string) => void lines.push(said)
  const caller = {
    actor: 'ana',
    cwd: process.cwd(),
    print: say,
    printError: say,
    signal: new AbortController().signal,
  }
  const code = await runHere(command, args, { config: readConfig(env), database, caller })
  return { code, text: lines.join('\n') }
}
