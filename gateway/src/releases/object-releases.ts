import { createHash } from 'node:crypto'
import { folderObjects } from '@sureda/api/storage/folder-objects'
import { type ObjectStore, removeFolder } from '@sureda/api/storage/object-store'
import pLimit from 'p-limit'
import { contentType } from '../static/content-type.ts'
import { withBrotli } from './brotli-copies.ts'
import {
  assertNames,
  assertPrivateName,
  type PrivateFile,
  type PrivateFiles,
  privateFolder,
  type ReleaseStore,
  ReleaseStoreError,
  readRecord,
} from './release-store.ts'

const PRIVATE = 'private'
const YEAR = 'public, max-age=31536000, immutable'
/** Files written at once. */
const AT_ONCE = 8

/** Releases as objects `mf/<remote>/<version>/<file>`, so that a bucket can be put behind a CDN. */
export function objectReleases(store: ObjectStore): ReleaseStore {
  const keyOf = (remote: string, version: string, file: string) => {
    assertNames(remote, version, file)
    return `mf/${remote}/${version}/${file}`
  }
  const put = (key: string, body: Buffer) =>
    store.put(key, body, {
      contentType: contentType(key.replace(/\.br$/, '')),
      cacheControl: YEAR,
      ...(key.endsWith('.br') ? { contentEncoding: 'br' } : {}),
    })
  return {
    private: privateFiles(store),
    has: (remote, version) => store.has(keyOf(remote, version, 'release.json')),
    put: async (remote, version, files) => {
      const record = keyOf(remote, version, 'release.json')
      if (await store.has(record))
        throw new ReleaseStoreError(`${remote} ${version} is in the store already and never changes.`)
      const limit = pLimit(AT_ONCE)
      const parts = [...(await withBrotli(files))].filter(([name]) => name !== 'release.json')
      await Promise.all(parts.map(([name, body]) => limit(() => put(keyOf(remote, version, name), body))))
      // last, because it makes the release exist
      const body = files.get('release.json')
      if (body) await put(record, body)
    },
    record: async (remote, version) => {
      const text = await store.get(keyOf(remote, version, 'release.json'))
      return text && readRecord(remote, version, text)
    },
    file: async (remote, version, name, brotli) => {
      const compressed = brotli ? await store.get(keyOf(remote, version, `${name}.br`)) : undefined
      if (compressed) return { body: compressed, encoding: 'br' }
      const body = await store.get(keyOf(remote, version, name))
      return body && { body }
    },
    remove: async (remote, version) => {
      assertNames(remote, version)
      // the record first, so that half a release never looks complete
      await store.remove([keyOf(remote, version, 'release.json')])
      await removeFolder(store, `mf/${remote}/${version}`)
      await removeFolder(store, `${PRIVATE}/${privateFolder(remote, version)}`)
    },
  }
}

/** Releases in a folder, the default. */
export const folderReleases = (root: string): ReleaseStore => objectReleases(folderObjects(root))

function privateFiles(store: ObjectStore): PrivateFiles {
  const keyOf = (name: string) => {
    assertPrivateName(name)
    return `${PRIVATE}/${name}`
  }
  return {
    get: (name) => store.get(keyOf(name)),
    put: (name, body) => store.put(keyOf(name), body),
    list: async (folder) => {
      const found: PrivateFile[] = []
      for await (const { key, bytes, at } of store.list(keyOf(folder)))
        found.push({ name: key.slice(PRIVATE.length + 1), bytes, at })
      return found
    },
    remove: (names) => store.remove(names.map(keyOf)),
  }
}

/** Hash of a release's contents. Without its record, which contains the time of the build. */
export function contentsHash(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256')
  for (const [name, body] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (name !== 'release.json') hash.update(`${name} ${createHash('sha256').update(body).digest('hex')}\n`)
  return hash.digest('hex')
}
