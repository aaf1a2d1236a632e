import { hostname } from 'node:os'
import { safeError, safeText } from './safe-error.ts'

const LEVELS = { info: 30, warn: 40, error: 50 } as const

/** Machines read a server's log; people read that of a command or of `npm start`. */
let isServer = false

/** From now on everything outside the server's logger is also written as JSON lines, Node's own warnings included. */
export function writeJsonLines(): void {
  if (isServer) return
  isServer = true
  process.removeAllListeners('warning')
  process.on('warning', (warning) => writeLine('warn', 'Node warns', { err: safeError(warning) }))
}

function writeLine(level: keyof typeof LEVELS, msg: string, more: object = {}): void {
  const line = {
    level: LEVELS[level],
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    ...more,
    msg,
  }
  const said = JSON.stringify(line)
  if (level === 'info') console.log(said)
  else console.error(said)
}

export const printLine = (text: string): void => (isServer ? writeLine('info', text) : console.log(text))

/** Logs an error on the console, without the values that errors carry. */
export const printError = (what: string, error: unknown): void =>
  isServer
    ? writeLine('error', what, { err: safeError(error) })
    : console.error(`${what}: ${safeText(error)}`)

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const

function end(error: unknown): void {
  printError('ended by an error', error)
  process.exit(1)
}

/**
 * Ends the process at an uncaught error, as Node does, but logs it without values: Node prints every field, including
 * the parameters of statements.
 */
export function endOnCrash(): void {
  for (const event of EVENTS) process.on(event, end)
}

/** For a process with its own handlers, which close what is open. */
export function leaveCrashes(): void {
  for (const event of EVENTS) process.off(event, end)
}
