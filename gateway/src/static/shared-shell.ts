import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ObjectStore } from '@sureda/api/storage/object-store'
import { writeWhole } from '@sureda/api/storage/write-whole'
import pLimit from 'p-limit'
import { isFileName } from '../releases/release-store.ts'
import { contentType } from './content-type.ts'
import { shellAssets } from './shell-archive.ts'

const FOLDER = 'shell/assets'
/** Files written at once. */
const AT_ONCE = 8

/** Names that no gateway shares cost the store one list this often, however many a visitor invents. */
const REST_MS = 1000

async function sharedNames(store: ObjectStore): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for await (const { key } of store.list(FOLDER)) names.add(key.slice(FOLDER.length + 1))
  return names
}

/** Puts those files of a shell into the bucket that are not there yet. */
export async function shareShell(store: ObjectStore, shellDir: string): Promise<void> {
  const stored = await sharedNames(store)
  const limit = pLimit(AT_ONCE)
  const put = async (name: string) =>
    store.put(`${FOLDER}/${name}`, await readFile(path.join(shellDir, 'assets', name)), {
      contentType: contentType(name),
    })
  const missing = shellAssets(shellDir).filter((name) => !stored.has(name))
  await Promise.all(missing.map((name) => limit(() => put(name))))
}

interface Folders {
  shellDir: string
  archiveDir: string
  /** Told once that the archive takes nothing. */
  onFull(error: unknown): void
}

/**
 * Brings a file of another version from the bucket into the archive, unless shell or archive have it: during an update a page of one gateway asks another one for its
 * parts. Answers its bytes, which the archive may have no room for.
 */
export function sharedFiles(
  store: ObjectStore,
  { shellDir, archiveDir, onFull }: Folders,
): (name: string) => Promise<Buffer | undefined> {
  let isFull = false
  let names: ReadonlySet<string> = new Set()
  let listedAt = Number.NEGATIVE_INFINITY
  let next: Promise<void> | undefined
  /** Lists after the question, so that it finds what was shared before. */
  const list = async () => {
    await setTimeout(Math.max(0, listedAt + REST_MS - performance.now()))
    next = undefined
    listedAt = performance.now()
    names = await sharedNames(store)
  }
  return async (name) => {
    if (!isFileName(name) || !/\.[0-9a-f]{8}\.\w+$/.test(name)) return undefined
    if ([shellDir, archiveDir].some((dir) => existsSync(path.join(dir, 'assets', name)))) return undefined
    if (!names.has(name)) {
      next ??= list()
      await next
    }
    const body = names.has(name) ? await store.get(`${FOLDER}/${name}`) : undefined
    if (!body) return undefined
    const file = path.join(archiveDir, 'assets', name)
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeWhole(file, body)
      isFull = false
    } catch (error) {
      if (!isFull) onFull(error)
      isFull = true
    }
    return body
  }
}
