import { randomBytes } from 'node:crypto'
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { PRIVATE_FILE } from './private-folder.ts'

const UNDER_WAY = '.part'
/** Longer than any write of the server takes. */
const HALF_WRITTEN_MS = 300_000

/** Writes a file so that readers find either the whole file or none. A failed write is removed at once. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file)
  const part = join(folder, `.${basename(file)}-${randomBytes(4).toString('hex')}${UNDER_WAY}`)
  try {
    await writeFile(part, bytes, { mode: PRIVATE_FILE, flush: true })
    await rename(part, file)
    await flushNames(folder)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** A new name survives a power cut only once its folder is synced. */
async function flushNames(folder: string): Promise<void> {
  // Windows cannot open folders
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().finally(() => handle.close())
}

/**
 * Removes unfinished files of killed processes from a folder, and returns how many. Files that may still be written
 * stay.
 */
export async function removePartialFiles(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [] as string[])
  let gone = 0
  for (const name of names.filter((each) => each.endsWith(UNDER_WAY))) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile() || now.getTime() - found.mtimeMs < HALF_WRITTEN_MS) continue
    await rm(file, { force: true })
    gone++
  }
  return gone
}
