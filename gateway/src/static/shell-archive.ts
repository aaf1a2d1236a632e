import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const KEEP_MS = 30 * 86_400_000

/**
 * Keeps the hashed files of every shell release for 30 days, so that a page opened before an update can still load its parts. Returns the
 * folder in which `assets/…` of all of them stand.
 */
export function archiveShell(shellDir: string, archiveDir: string): string {
  const from = path.join(shellDir, 'assets')
  const to = path.join(archiveDir, 'assets')
  mkdirSync(to, { recursive: true })
  for (const file of filesBelow(to)) {
    if (Date.now() - statSync(path.join(to, file)).mtimeMs > KEEP_MS) rmSync(path.join(to, file))
  }
  // the copy's time says when a file was last part of the current release
  if (existsSync(from)) cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.map') })
  return archiveDir
}

const filesBelow = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
