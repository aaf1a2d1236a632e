import { execFileSync } from 'node:child_process'
import { ROOT } from '@sureda/build/workspace'

/** A commit or branch that git does not know. */
export class UnknownCommitError extends Error {
  override name = 'UnknownCommitError'
}

export interface Change {
  /** Commit that the change stands on. */
  base: string
  /** Paths from the root, also those not committed yet. */
  files: string[]
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const lines = (text: string) => text.split('\n').filter((line) => line !== '')

/** What has changed since the work left `from`, committed or not. */
export function changeSince(from = 'main'): Change {
  let base: string
  try {
    base = git('merge-base', 'HEAD', from)
  } catch {
    throw new UnknownCommitError(`git knows no commit "${from}" that this work stands on.`)
  }
  const tracked = lines(git('diff', '--name-only', '--no-renames', base))
  const added = lines(git('ls-files', '--others', '--exclude-standard'))
  return { base, files: [...new Set([...tracked, ...added])].sort() }
}
