import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning, type ProcessIdentity, thisProcess } from '@sureda/api/database/process-identity'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@sureda/api/storage/private-folder'

/**
 * How commands reach the process that has the embedded database open. Only its user can read the file, and the key
 * changes with every start.
 */
export interface Announcement extends ProcessIdentity {
  /** Port on the loopback interface. */
  port: number
  key: string
  /** Version of the running program. */
  version: string
}

const fileOf = (dataDir: string) => path.join(dataDir, 'commands.json')

export const newKey = (): string => randomBytes(32).toString('base64url')

/** Writes the file of this process; the returned function removes it. */
export function announce(dataDir: string, found: Pick<Announcement, 'port' | 'key' | 'version'>): () => void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  const announcement: Announcement = { ...thisProcess(), ...found }
  writeFileSync(fileOf(dataDir), JSON.stringify(announcement), { mode: PRIVATE_FILE })
  return () => rmSync(fileOf(dataDir), { force: true })
}

/**
 * The process that accepts commands for this data folder. A killed process leaves its file behind, and its process id
 * may be reused.
 */
export function runningProcess(dataDir: string): Announcement | undefined {
  try {
    const found = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Announcement
    return isRunning(found) ? found : undefined
  } catch (error) {
    // an incomplete file: its process was killed while writing it
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
