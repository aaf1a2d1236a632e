import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** Linux keeps files of this folder in memory. */
const IN_MEMORY = '/dev/shm'
/** Several times what the whole check needs at once. */
const NEEDED_BYTES = 6 * 1024 ** 3
const NAME = /^sureda-check-(\d+)-/

export interface MemoryFolder {
  path: string
  remove(): void
}

/**
 * A temporary folder for the check, in memory if there is enough: copying a database on the disk of a small machine
 * took ten times the CPU time. Undefined otherwise; the system's temporary folder is then used.
 */
export function memoryFolder(parent = IN_MEMORY, neededBytes = NEEDED_BYTES): MemoryFolder | undefined {
  try {
    removeAbandoned(parent)
    const { bavail, bsize } = statfsSync(parent)
    if (bavail * bsize < neededBytes) return undefined
    const folder = mkdtempSync(path.join(parent, `sureda-check-${process.pid}-`))
    // PostgreSQL runs as another user and must be able to enter
    chmodSync(folder, 0o711)
    return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
  } catch {
    return undefined
  }
}

/** A killed check leaves its folder behind, in memory. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = NAME.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}
