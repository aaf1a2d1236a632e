import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PRIVATE_FILE } from './private-folder.ts'

const UNDER_WAY = '.part'
/** No file of the server takes so long to write. */
const HALF_WRITTEN_MS = 300_000

/** Writes a file so that a reader meanwhile finds the whole of it or none. What a full disk leaves of it goes at once. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(`${file}${UNDER_WAY}`, bytes, { mode: PRIVATE_FILE })
    await rename(`${file}${UNDER_WAY}`, file)
  } catch (error) {
    await rm(`${file}${UNDER_WAY}`, { force: true })
    throw error
  }
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
