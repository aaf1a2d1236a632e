import { hostname } from 'node:os'
import { safeError, safeText } from './safe-error.ts'

const LEVELS = { info: 30, warn: 40, error: 50 } as const

/** A server's lines are read by machines, those of a command or of `npm start` by a person. */
let isServer = false

/** From now on what is said beside the server's logger is a JSON line like those of the logger, Node's own warnings too. */
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

/** Tells the console what went wrong, without the values that errors carry. */
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
 * Ends the process at an error that no one caught, as Node does, but shows it without values: Node prints every field, parameters of
 * statements among them.
 */
export function endOnCrash(): void {
  for (const event of EVENTS) process.on(event, end)
}

/** For a process with handlers of its own, which close what is open. */
export function leaveCrashes(): void {
  for (const event of EVENTS) process.off(event, end)
}
