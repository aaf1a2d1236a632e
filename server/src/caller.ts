import { userInfo } from 'node:os'
import type { Caller } from './command.ts'

/** The person at this terminal. The first Ctrl-C asks the command to stop, a second one ends the process. */
export function callerHere(): Caller {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort())
  return {
    actor: userName(),
    cwd: process.cwd(),
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    signal: stop.signal,
  }
}

/** A container may run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}
