import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../database/embedded.ts'
import { DamagedBackupError } from './backup-error.ts'
import { type BackupLocation, storeAt } from './backup-location.ts'
import { backupRows } from './backup-rows.ts'
import { readManifest } from './backups.ts'
import { splitFiles } from './files.ts'
import { assertKnown, loadRows } from './load.ts'
import { type Manifest, partsOf } from './manifest.ts'
import { readPart, readStored } from './parts.ts'
import { prepareTarget } from './prepare-target.ts'

type Decrypt = (bytes: Uint8Array) => Promise<Uint8Array>

/**
 * Reads a whole backup and compares every checksum. Without `decrypt` (an encrypted backup and no key) it compares the
 * stored bytes. Throws `BackupError` naming what is missing or has changed.
 */
export async function verifyBackup(
  location: BackupLocation,
  decrypt: Decrypt | undefined,
): Promise<Manifest> {
  const manifest = await readManifest(location)
  const store = storeAt(location)
  if (!decrypt) {
    for (const part of partsOf(manifest)) await readStored(store, part)
    return manifest
  }
  const rows = backupRows(store, manifest, decrypt)
  for (const { name } of manifest.tables) for await (const _ of rows.lines(name));
  let count = 0
  for (const part of manifest.files.parts) count += splitFiles(await readPart(store, part, decrypt)).length
  if (count !== manifest.files.count)
    throw new DamagedBackupError(
      `The backup is damaged: ${manifest.files.count} files were written, ${count} are there.`,
    )
  return manifest
}

/** Also restores the rows into a temporary embedded database. */
export async function verifyByRestoring(location: BackupLocation, decrypt: Decrypt): Promise<Manifest> {
  const manifest = await verifyBackup(location, decrypt)
  assertKnown(manifest.migrations)
  const folder = await mkdtemp(join(tmpdir(), 'sureda-verify-'))
  try {
    const database = await openEmbedded({ directory: join(folder, 'database'), durability: 'off' })
    try {
      await prepareTarget(database, {
        source: 'the check of a backup',
        migrations: new Set(manifest.migrations.map(({ name }) => name)),
        replaces: false,
      })
      await loadRows(database, backupRows(storeAt(location), manifest, decrypt))
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return manifest
}
