import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../storage/private-folder.ts'
import { isRunning, type ProcessMark, thisProcess } from './process-mark.ts'

/** A second process on one embedded database would corrupt it silently (pglite#1106), so it must stop. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

interface LockHolder extends ProcessMark {
  since: string
}

function readHolder(file: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<LockHolder>
    return typeof holder.pid === 'number'
      ? { pid: holder.pid, started: holder.started ?? '', since: holder.since ?? '' }
      : undefined
  } catch {
    return undefined
  }
}

const inUse = (databaseDir: string, holder: LockHolder) =>
  new DatabaseInUseError(
    `The embedded database ${databaseDir} is in use by process ${holder.pid} (since ${holder.since}). ` +
      'It can serve one process only. Stop that process first, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
  )

/**
 * Takes `<databaseDir>.lock` atomically with its content (link, not create and write), and returns the release. The lock of a process that has ended is replaced.
 */
export function takeLock(databaseDir: string): () => void {
  const file = `${databaseDir}.lock`
  const mine = `${file}.${process.pid}.${Date.now()}`
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  const me: LockHolder = { ...thisProcess(), since: new Date().toISOString() }
  writeFileSync(mine, JSON.stringify(me), { mode: PRIVATE_FILE })
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        linkSync(mine, file)
        return () => {
          if (readHolder(file)?.since === me.since) unlinkSync(file)
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = readHolder(file)
      if (holder && isRunning(holder)) throw inUse(databaseDir, holder)
      setAside(file, mine, holder)
    }
  } finally {
    unlinkSync(mine)
  }
  throw new DatabaseInUseError(`The lock ${file} could not be taken: other processes keep taking it.`)
}

/** Moves a stale lock away; puts it back if another process was faster and the moved lock is valid. */
function setAside(file: string, mine: string, stale: LockHolder | undefined): void {
  const aside = `${mine}.stale`
  try {
    renameSync(file, aside)
  } catch {
    return // another process has just moved it
  }
  const moved = readHolder(aside)
  if (moved && moved.since !== stale?.since && isRunning(moved)) linkSync(aside, file)
  unlinkSync(aside)
}
