import { runPnpm } from './pnpm.ts'

export type AuditResult = 'clean' | 'findings' | 'unanswered'

/** The registry has no advisories, refuses the request or is unreachable. */
const NO_ANSWER =
  /ERR_PNPM_(AUDIT|FETCH|META|NO_|REQUEST|NETWORK|REGISTRY)|E(NOTFOUND|CONNREFUSED|AI_AGAIN|TIMEDOUT)|error sending request/

/** Asks the registry for known vulnerabilities of production dependencies; `ignored` are accepted findings. */
export function audit(ignored: readonly string[]): { result: AuditResult; text: string } {
  const { status, stdout, stderr } = runPnpm(
    ...['audit', '--prod', '--audit-level', 'moderate'],
    ...ignored.flatMap((id) => ['--ignore', id]),
  )
  return { result: resultOf(status, stdout + stderr), text: (stdout + stderr).trim() }
}

/** Interprets the exit code (null: it took longer than a minute) and output of pnpm. */
export function resultOf(status: number | null, said: string): AuditResult {
  if (status === 0) return 'clean'
  return status === null || NO_ANSWER.test(said) ? 'unanswered' : 'findings'
}
