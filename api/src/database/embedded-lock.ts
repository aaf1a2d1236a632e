import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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

const inUse = (databaseDir: string, holder: LockHolder | undefined) =>
  new DatabaseInUseError(
    `The embedded database ${databaseDir} is in use by ${holder ? `process ${holder.pid} (since ${holder.since})` : 'another process'}. ` +
      'It can serve one process only. Stop that process first, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
  )

/** SQLite's code for a file that another connection has locked. */
const IS_LOCKED = 5

/**
 * Takes the database for this process and returns the release. What decides is a lock of the kernel, on an empty file of SQLite, which goes with its process: numbers of processes say nothing
 * between containers. `<databaseDir>.lock` names the holder, to people and to older programs.
 */
export function takeLock(databaseDir: string): () => void {
  const file = `${databaseDir}.lock`
  const held = `${databaseDir}.held`
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  // only where it is missing: a process that closes a file gives up its locks on it
  if (!existsSync(held)) writeFileSync(held, '', { mode: PRIVATE_FILE, flag: 'a' })
  const lock = new DatabaseSync(held, { timeout: 0 })
  try {
    // not exclusive: of two that start at once each could refuse the other
    lock.exec('begin immediate')
    const holder = readHolder(file)
    if (holder && isRunning(holder)) throw inUse(databaseDir, holder)
    const me: LockHolder = { ...thisProcess(), since: new Date().toISOString() }
    writeFileSync(file, JSON.stringify(me), { mode: PRIVATE_FILE })
  } catch (error) {
    lock.close()
    throw (error as { errcode?: number }).errcode === IS_LOCKED ? inUse(databaseDir, readHolder(file)) : error
  }
  return () => {
    rmSync(file, { force: true })
    lock.close()
  }
}
