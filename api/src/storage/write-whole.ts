import { randomBytes } from 'node:crypto'
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { PRIVATE_FILE } from './private-folder.ts'

const UNDER_WAY = '.part'
/** No file of the server takes so long to write. */
const HALF_WRITTEN_MS = 300_000

/** Writes a file to the disk so that a reader meanwhile finds the whole of it or none. What a full disk leaves of it goes at once. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
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

/** A new name survives a power cut once its folder is written too. */
async function flushNames(folder: string): Promise<void> {
  // Windows opens no folders
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().finally(() => handle.close())
}

/** Removes what processes that were killed have left half written in a folder, and returns how many. Files that may still be written stay. */
export async function forgetHalfWritten(folder: string, now: Date): Promise<number> {
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
