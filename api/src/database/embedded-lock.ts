import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../storage/private-folder.ts'
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts'

/** A second process on one embedded database would corrupt it silently (pglite#1106), so it must stop. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

interface LockHolder extends ProcessIdentity {
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
 * Locks the database for this process and returns the release function. The lock is a kernel lock on an empty SQLite
 * file, which ends with its process; process ids are no proof, because containers have their own. `<databaseDir>.lock`
 * names the holder for people and older programs.
 */
export function takeLock(databaseDir: string): () => void {
  const file = `${databaseDir}.lock`
  const held = `${databaseDir}.held`
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  // created only if missing: closing a file releases the process's locks on it
  if (!existsSync(held)) writeFileSync(held, '', { mode: PRIVATE_FILE, flag: 'a' })
  const lock = new DatabaseSync(held, { timeout: 0 })
  try {
    // not `exclusive`: two processes starting at once could refuse each other
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
