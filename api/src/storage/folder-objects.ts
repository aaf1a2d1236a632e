import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { assertObjectKey, isObjectKey, type ObjectStore, type StoredObject } from './object-store.ts'
import { PRIVATE_FOLDER } from './private-folder.ts'
import { StorageError, type StorageFault } from './storage-error.ts'
import { writeAtomically } from './write-atomically.ts'

/** Objects as files below `root`, readable only by the user of this process. */
export function folderObjects(root: string): ObjectStore {
  const fileOf = (key: string) => {
    assertObjectKey(key)
    return join(root, key)
  }
  const explained = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw inWords(error, root)
    }
  }
  return {
    kind: 'folder',
    put: (key, body) => explained(write(fileOf(key), body)),
    get: (key) => explained(readFile(fileOf(key)).catch(unlessMissing)),
    has: async (key) => (await explained(stat(fileOf(key)).catch(unlessMissing)))?.isFile() ?? false,
    list: async function* (folder) {
      assertObjectKey(folder)
      for await (const file of filesBelow(join(root, folder))) {
        const key = relative(root, file.key).replaceAll('\\', '/')
        // names of unfinished files begin with a dot
        if (isObjectKey(key)) yield { ...file, key }
      }
    },
    remove: async (keys) => {
      for (const key of keys) await explained(rm(fileOf(key), { force: true }))
    },
  }
}

async function write(file: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  await writeAtomically(file, body)
}

async function* filesBelow(folder: string): AsyncGenerator<StoredObject> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing)
  for (const entry of entries ?? []) {
    const key = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(key)
    const facts = entry.isFile() ? await stat(key).catch(unlessMissing) : undefined
    if (facts) yield { key, bytes: facts.size, at: facts.mtime }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))) throw error
}

const FAULTS: Record<string, [StorageFault, string]> = {
  ENOSPC: ['full', 'its disk is full. Free some space'],
  EDQUOT: ['full', 'its disk quota is used up. Free some space'],
  EACCES: ['refused', 'this user may not write there. Give it to the user of the server'],
  EPERM: ['refused', 'this user may not write there. Give it to the user of the server'],
  EROFS: ['refused', 'it is read-only. Mount it for writing, or name another folder'],
}

function inWords(error: unknown, root: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (!code) return error
  const [fault, why] = FAULTS[code] ?? ['unavailable', `the disk answers ${code}`]
  return new StorageError(fault, `The folder ${root} cannot be used: ${why}.`, { cause: error })
}
