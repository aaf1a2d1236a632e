import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
/** Several times of what the whole check has at one moment. */
const NEEDED_BYTES = 6 * 1024 ** 3
const NAME = /^sureda-check-(\d+)-/

export interface MemoryFolder {
  path: string
  remove(): void
}

/**
 * A folder of its own for what the check throws away, in memory where there is enough of it: a copy of a database on the disk of a small machine took ten times the
 * processor time. Undefined elsewhere; then the system's temporary folder serves.
 */
export function memoryFolder(parent = IN_MEMORY, neededBytes = NEEDED_BYTES): MemoryFolder | undefined {
  try {
    removeAbandoned(parent)
    const { bavail, bsize } = statfsSync(parent)
    if (bavail * bsize < neededBytes) return undefined
    const folder = mkdtempSync(path.join(parent, `sureda-check-${process.pid}-`))
    // PostgreSQL runs as another user and passes through
    chmodSync(folder, 0o711)
    return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
  } catch {
    return undefined
  }
}

/** A check that was killed could not take its folder away, and memory is dear. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = NAME.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}
