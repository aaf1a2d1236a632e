import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MIGRATIONS_FOLDER } from '../../database/migration-files.ts'

/** Data of an installation with the released schema, as statements that both engines understand. */
export const FIXTURE = fileURLToPath(new URL('./released-data.sql', import.meta.url))

/** The queries of the released version, one statement a line. */
export const STATEMENTS = fileURLToPath(new URL('./released-statements.sql', import.meta.url))

/** Hashes of the released migrations by name, as `sha256sum` writes them. */
export const releasedHashes = () =>
  new Map(
    readFileSync(join(MIGRATIONS_FOLDER, 'released.sha256'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('  ').reverse() as [string, string]),
  )

/** Creates a folder with only the released migrations. */
export function releasedMigrations(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-released-'))
  for (const name of releasedHashes().keys()) copyFileSync(join(MIGRATIONS_FOLDER, name), join(folder, name))
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
