import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRIVATE_FILE } from '../storage/private-folder.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

const NOTE = 'moved-to-postgresql'

/** Records beside the embedded database that it was moved to PostgreSQL. */
export const recordMove = (dataDir: string): void =>
  writeFileSync(join(dataDir, NOTE), `${new Date().toISOString()}\n`, { mode: PRIVATE_FILE })

/**
 * Throws `UnusableDatabaseError` for an embedded database that was moved: starting without DATABASE_URL would accept
 * bookings that get lost.
 */
export function assertNotMoved(dataDir: string): void {
  if (existsSync(join(dataDir, NOTE)))
    throw new UnusableDatabaseError(
      `The database in ${dataDir} was moved to PostgreSQL: set DATABASE_URL. To go back to it, without what has happened since, delete the file ${NOTE} there.`,
    )
}
