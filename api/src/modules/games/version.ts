import { createHash } from 'node:crypto'
import type { StoredGame } from './game-view.ts'

/** Changes with question or solution. The secret salt prevents guessing the answer by comparing versions. */
export function versionOf({ type, prompt, options, questions, hint, salt, solution }: StoredGame): string {
  const asked = JSON.stringify([salt, type, prompt, options, questions, hint, solution])
  return createHash('sha256').update(asked).digest('base64url').slice(0, 16)
}
