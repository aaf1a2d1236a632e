import type { Database } from '../database/database.ts'
import { type Adjusted, advanceVersions, afterRestore } from './after-restore.ts'
import { type BackupLocation, storeAt } from './backup-location.ts'
import { backupRows } from './backup-rows.ts'
import { readManifest } from './backups.ts'
import { type FileArea, splitFiles, writeFiles } from './files.ts'
import { assertKnown, loadRows } from './load.ts'
import type { Manifest } from './manifest.ts'
import { readPart } from './parts.ts'
import { prepareTarget } from './prepare-target.ts'

export interface RestoreOptions {
  decrypt: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Existing content is moved aside, and existing files are overwritten. */
  replaces: boolean
  /** The server was stopped before the backup, so sessions stay valid and queued mails are sent. */
  continues: boolean
}

/**
 * Restores a whole installation: files first, then all rows in one transaction. An interrupted run can be repeated.
 * Throws `BackupError` if the backup is damaged or from a newer program, or if the target is not empty.
 */
export async function restoreBackup(
  location: BackupLocation,
  target: { database: Database; files: readonly FileArea[] },
  { decrypt, replaces, continues }: RestoreOptions,
): Promise<Adjusted & { manifest: Manifest }> {
  const manifest = await readManifest(location)
  assertKnown(manifest.migrations)
  const store = storeAt(location)
  // checked before anything is written: the key fits and the first part is complete
  const [first] = manifest.files.parts.concat(manifest.tables.flatMap(({ parts }) => parts))
  if (first) await readPart(store, first, decrypt)
  const name = location.folder.split('/').at(-1)
  const migrations = new Set(manifest.migrations.map((migration) => migration.name))
  await prepareTarget(target.database, { source: `the restore of ${name}`, migrations, replaces })
  for (const part of manifest.files.parts)
    await writeFiles(target.files, splitFiles(await readPart(store, part, decrypt)), replaces)
  let adjusted: Adjusted = { endedSessions: 0, mailsSetAside: 0 }
  await loadRows(target.database, backupRows(store, manifest, decrypt), async (session) => {
    if (continues) await advanceVersions(session)
    else adjusted = await afterRestore(session)
  })
  return { ...adjusted, manifest }
}
