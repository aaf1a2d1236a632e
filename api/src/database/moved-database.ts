import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRIVATE_FILE } from '../storage/private-folder.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

const NOTE = 'moved-to-postgresql'

/** Notes beside the embedded database that PostgreSQL has everything now. */
export const noteMoved = (dataDir: string): void =>
  writeFileSync(join(dataDir, NOTE), `${new Date().toISOString()}\n`, { mode: PRIVATE_FILE })

/** Throws `UnusableDatabaseError` for an embedded database that was moved: without DATABASE_URL it would take bookings that are lost. */
export function assertNotMoved(dataDir: string): void {
  if (existsSync(join(dataDir, NOTE)))
    throw new UnusableDatabaseError(
      `The database in ${dataDir} was moved to PostgreSQL: set DATABASE_URL. To go back to it, without what has happened since, delete the file ${NOTE} there.`,
    )
}
