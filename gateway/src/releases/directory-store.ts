import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseRecord } from '@sureda/contract/registry'
import { withBrotli } from './compress.ts'
import { assertNames, type ReleaseStore, ReleaseStoreError } from './release-store.ts'

/** Releases as folders `<root>/mf/<remote>/<version>/`, the default. */
export function directoryStore(root: string): ReleaseStore {
  const folder = (remote: string, version: string) => {
    assertNames(remote, version)
    return path.join(root, 'mf', remote, version)
  }
  return {
    has: async (remote, version) => existsSync(path.join(folder(remote, version), 'release.json')),
    put: async (remote, version, files) => {
      const target = folder(remote, version)
      if (existsSync(target))
        throw new ReleaseStoreError(`${remote} ${version} is in the store already and never changes.`)
      // written aside and moved: a reader sees a whole release or none, whatever happens in between
      const aside = `${target}.new-${randomBytes(4).toString('hex')}`
      for (const [name, body] of await withBrotli(files)) {
        assertNames(remote, version, name)
        await mkdir(path.dirname(path.join(aside, name)), { recursive: true })
        await writeFile(path.join(aside, name), body)
      }
      await rename(aside, target)
    },
    record: async (remote, version) => {
      const text = await read(path.join(folder(remote, version), 'release.json'))
      return text && (JSON.parse(text.toString('utf8')) as ReleaseRecord)
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
      return (await readdir(dir)).filter((name) => existsSync(path.join(dir, name, 'release.json'))).sort()
    },
    remove: (remote, version) => rm(folder(remote, version), { recursive: true, force: true }),
  }
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
