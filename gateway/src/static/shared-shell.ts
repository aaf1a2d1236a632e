import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ObjectStore } from '@sureda/api/storage/object-store'
import { writeWhole } from '@sureda/api/storage/write-whole'
import pLimit from 'p-limit'
import { isFileName } from '../releases/release-store.ts'
import { contentType } from './content-type.ts'
import { shellAssets } from './shell-archive.ts'

const FOLDER = 'shell/assets'
/** Files written at once. */
const AT_ONCE = 8

/** Puts those files of a shell into the bucket that are not there yet. */
export async function shareShell(store: ObjectStore, shellDir: string): Promise<void> {
  const stored = new Set<string>()
  for await (const { key } of store.list(FOLDER)) stored.add(key)
  const limit = pLimit(AT_ONCE)
  const put = async (name: string) =>
    store.put(`${FOLDER}/${name}`, await readFile(path.join(shellDir, 'assets', name)), {
      contentType: contentType(name),
    })
  const missing = shellAssets(shellDir).filter((name) => !stored.has(`${FOLDER}/${name}`))
  await Promise.all(missing.map((name) => limit(() => put(name))))
}

/**
 * Brings a file of another version from the bucket into the archive, unless shell or archive have it: during an update a page of one gateway asks another one for its
 * parts.
 */
export async function bringShared(
  store: ObjectStore,
  { shellDir, archiveDir }: { shellDir: string; archiveDir: string },
  name: string,
): Promise<void> {
  if (!isFileName(name) || !/\.[0-9a-f]{8}\.\w+$/.test(name)) return
  if ([shellDir, archiveDir].some((dir) => existsSync(path.join(dir, 'assets', name)))) return
  const body = await store.get(`${FOLDER}/${name}`)
  if (!body) return
  const file = path.join(archiveDir, 'assets', name)
  mkdirSync(path.dirname(file), { recursive: true })
  await writeWhole(file, body)
}
