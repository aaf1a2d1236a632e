/** First line of a command that is to run in another process. */
export interface Request {
  key: string
  args: string[]
  actor: string
  cwd: string
}

/** What the caller may say meanwhile: Ctrl-C. */
export interface Stop {
  stop: true
}

/** What the process answers, line by line: first that it has begun, last the exit code. */
export type Answer = { begun: true } | { out: string } | { err: string } | { exit: number }

/** One message a line, as JSON. */
export const lineOf = (message: Request | Stop | Answer): string => `${JSON.stringify(message)}\n`
