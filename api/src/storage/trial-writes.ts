import { mkdir, open, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-folder.ts'

/** More than what freed pages and an opened log still take: a row may fit where the next table page does not. */
const TRIAL_BYTES = 1024 * 1024
const ROW_BYTES = 1_024

/** Takes new pages and a place in the log; a temporary table leaves no pages behind that a vacuum would have to find. */
export async function writeToDatabase(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table trial_write (filling text) on commit drop`)
    await tx.execute(
      sql`insert into trial_write select repeat('x', ${ROW_BYTES}) from generate_series(1, ${TRIAL_BYTES / ROW_BYTES})`,
    )
  })
}

/** A file in the data folder, written to the disk and removed. */
export async function writeToFolder(dataDir: string): Promise<void> {
  const folder = resolve(dataDir)
  const file = join(folder, `trial-write-${process.pid}`)
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  try {
    const handle = await open(file, 'w', PRIVATE_FILE)
    try {
      await handle.writeFile(Buffer.alloc(TRIAL_BYTES, 1))
      await handle.sync()
    } finally {
      await handle.close()
    }
  } finally {
    await rm(file, { force: true })
  }
}
