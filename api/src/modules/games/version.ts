import { createHash } from 'node:crypto'
import type { StoredGame } from './game-view.ts'

/**
 * Changes whenever what is asked or what is right changes. The salt, which never leaves the database, keeps anybody from finding the answer by trying which one has
 * this sum.
 */
export function versionOf({ type, prompt, options, questions, hint, salt, solution }: StoredGame): string {
  const asked = JSON.stringify([salt, type, prompt, options, questions, hint, solution])
  return createHash('sha256').update(asked).digest('base64url').slice(0, 16)
}
