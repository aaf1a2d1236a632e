/** First line of a command to be run in another process. */
export interface Request {
  key: string
  args: string[]
  actor: string
  cwd: string
}

/** Sent by the caller on Ctrl-C. */
export interface Stop {
  stop: true
}

/** Lines sent by the process: first that it has begun, then output, last the exit code. */
export type Answer = { begun: true } | { out: string } | { err: string } | { exit: number }

/** One message per line, as JSON. */
export const lineOf = (message: Request | Stop | Answer): string => `${JSON.stringify(message)}\n`
