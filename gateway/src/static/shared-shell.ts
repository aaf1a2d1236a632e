import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ObjectStore } from '@sureda/api/storage/object-store'
import { writeAtomically } from '@sureda/api/storage/write-atomically'
import pLimit from 'p-limit'
import { isFileName } from '../releases/release-store.ts'
import { contentType } from './content-type.ts'
import { shellAssets } from './shell-archive.ts'

const FOLDER = 'shell/assets'
/** Files written at once. */
const AT_ONCE = 8

/** For names that are in no bucket, the store is listed at most this often, however many names visitors invent. */
const REST_MS = 1000

async function sharedNames(store: ObjectStore): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for await (const { key } of store.list(FOLDER)) names.add(key.slice(FOLDER.length + 1))
  return names
}

/** Uploads the files of a shell that are not in the bucket yet. */
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
  /** Called once when the archive cannot be written. */
  onFull(error: unknown): void
}

/**
 * Fetches a file of another shell version from the bucket into the archive, if neither shell nor archive have it:
 * during an update, a page of one gateway requests its parts from another. Returns the bytes, because the archive may
 * be full.
 */
export function sharedFiles(
  store: ObjectStore,
  { shellDir, archiveDir, onFull }: Folders,
): (name: string) => Promise<Buffer | undefined> {
  let isFull = false
  let names: ReadonlySet<string> = new Set()
  let listedAt = Number.NEGATIVE_INFINITY
  let next: Promise<void> | undefined
  /** Lists after the request, so that it finds everything shared before. */
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
      await writeAtomically(file, body)
      isFull = false
    } catch (error) {
      if (!isFull) onFull(error)
      isFull = true
    }
    return body
  }
}
