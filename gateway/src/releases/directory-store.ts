import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withBrotli } from './brotli-copies.ts'
import {
  assertNames,
  assertPrivateName,
  isVersion,
  type PrivateFiles,
  privateFolder,
  type ReleaseStore,
  ReleaseStoreError,
  readRecord,
} from './release-store.ts'

/** Releases as folders `<root>/mf/<remote>/<version>/`, the default. */
export function directoryStore(root: string): ReleaseStore {
  const folder = (remote: string, version: string) => {
    assertNames(remote, version)
    return path.join(root, 'mf', remote, version)
  }
  const hidden = privateFiles(root)
  return {
    private: hidden,
    has: async (remote, version) => existsSync(path.join(folder(remote, version), 'release.json')),
    put: async (remote, version, files) => {
      const target = folder(remote, version)
      if (existsSync(target))
        throw new ReleaseStoreError(`${remote} ${version} is in the store already and never changes.`)
      // written to a temporary folder and renamed: readers see a whole release or none
      const aside = `${target}.new-${randomBytes(4).toString('hex')}`
      try {
        for (const [name, body] of await withBrotli(files)) {
          assertNames(remote, version, name)
          await mkdir(path.dirname(path.join(aside, name)), { recursive: true })
          // flushed before the release exists: a power cut must not leave files that fail their hash
          await writeFile(path.join(aside, name), body, { flush: true })
        }
        await rename(aside, target)
      } catch (error) {
        await rm(aside, { recursive: true, force: true }).catch(() => {})
        throw inWords(error, root)
      }
      // what a process left that was killed while it wrote the same release
      for (const name of await readdir(path.dirname(target)))
        if (name.startsWith(`${version}.new-`))
          await rm(path.join(path.dirname(target), name), { recursive: true, force: true })
    },
    record: async (remote, version) => {
      const text = await read(path.join(folder(remote, version), 'release.json'))
      return text && readRecord(remote, version, text)
    },
    file: async (remote, version, name, brotli) => {
      assertNames(remote, version, name)
      const file = path.join(folder(remote, version), name)
      const compressed = brotli ? await read(`${file}.br`) : undefined
      if (compressed) return { body: compressed, encoding: 'br' }
      const body = await read(file)
      return body && { body }
    },
    versions: async (remote) => {
      const dir = path.join(root, 'mf', remote)
      if (!existsSync(dir)) return []
      const names = (await readdir(dir)).filter(isVersion)
      return names.filter((name) => existsSync(path.join(dir, name, 'release.json'))).sort()
    },
    remove: async (remote, version) => {
      await rm(folder(remote, version), { recursive: true, force: true })
      await rm(path.join(root, 'private', privateFolder(remote, version)), { recursive: true, force: true })
    },
  }
}

function privateFiles(root: string): PrivateFiles {
  const fileOf = (name: string) => {
    assertPrivateName(name)
    return path.join(root, 'private', name)
  }
  return {
    get: (name) => read(fileOf(name)),
    put: async (name, body) => {
      const file = fileOf(name)
      const aside = `${file}.new-${randomBytes(4).toString('hex')}`
      try {
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(aside, body, { flush: true })
        await rename(aside, file)
      } catch (error) {
        await rm(aside, { force: true }).catch(() => {})
        throw inWords(error, root)
      }
    },
    list: async (folder) => {
      const entries = await readdir(fileOf(folder), { recursive: true, withFileTypes: true }).catch(() => [])
      const files = entries.filter((entry) => entry.isFile())
      const found = await Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name)
          const facts = await stat(file).catch(() => undefined)
          const relative = path.relative(path.join(root, 'private'), file).replaceAll('\\', '/')
          return facts && { name: relative, bytes: facts.size, at: facts.mtime }
        }),
      )
      return found.filter((file) => file !== undefined)
    },
    remove: async (names) => {
      for (const name of names) await rm(fileOf(name), { force: true })
    },
  }
}

const WRITE_FAULTS: Record<string, string> = {
  ENOSPC: 'its disk is full. Free some space and ship again',
  EDQUOT: 'its disk quota is used up. Free some space and ship again',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
}

/** Explains a store that accepts no files in terms a person can act on. */
function inWords(error: unknown, root: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (!code || error instanceof ReleaseStoreError) return error
  const why = WRITE_FAULTS[code] ?? `${code}`
  return new ReleaseStoreError(`Nothing was shipped: the release store in ${root} cannot be written, ${why}.`)
}

async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined
    throw error
  }
}
