import { basename, dirname, resolve } from 'node:path'
import type { Bucket } from '../storage/bucket-objects.ts'
import { folderObjects } from '../storage/folder-objects.ts'
import { isObjectKey, type ObjectStore } from '../storage/object-store.ts'
import { BackupError } from './backup-error.ts'

/** A folder of a store that contains backups, or one backup. */
export interface BackupLocation {
  store: ObjectStore
  folder: string
  /** The address as a person writes it. */
  address: string
}

const IN_BUCKET = /^s3:\/\/([^/]+)\/?(.*?)\/?$/
/** Folder for addresses that name only a bucket. */
const FOLDER_OF_BUCKET = 'backups'

/** No visitor waits for a backup, so a slow store gets more time than for uploads. */
export const BACKUP_STORE_TIMEOUT_MS = 30_000

/**
 * Parses `/srv/backups` or `s3://bucket/folder`; a bucket is reached with the configured store and credentials. Throws
 * `BackupError`.
 */
export async function parseLocation(
  address: string,
  cwd: string,
  bucket: Omit<Bucket, 'name'>,
): Promise<BackupLocation> {
  const [, name, prefix] = IN_BUCKET.exec(address) ?? []
  if (name !== undefined) {
    const folder = prefix || FOLDER_OF_BUCKET
    if (!isObjectKey(folder))
      throw new BackupError(`${address} cannot be a place: use letters, digits, - and _ after the bucket.`)
    // loaded on demand: most installations never need the S3 client
    const { bucketObjects } = await import('../storage/bucket-objects.ts')
    return {
      store: bucketObjects({ answersWithinMs: BACKUP_STORE_TIMEOUT_MS, ...bucket, name }),
      folder,
      address: `s3://${name}/${folder}`,
    }
  }
  const path = resolve(cwd, address)
  const folder = basename(path)
  if (!isObjectKey(folder))
    throw new BackupError(
      `${path} cannot hold backups: the name of the folder may have letters, digits, - and _.`,
    )
  return { store: folderObjects(dirname(path)), folder, address: path }
}

/** The store with keys relative to the folder. */
export const storeAt = ({ store, folder }: BackupLocation): ObjectStore => ({
  kind: store.kind,
  put: (key, body, headers) => store.put(`${folder}/${key}`, body, headers),
  get: (key) => store.get(`${folder}/${key}`),
  has: (key) => store.has(`${folder}/${key}`),
  list: async function* (key) {
    for await (const object of store.list(`${folder}/${key}`))
      yield { ...object, key: object.key.slice(folder.length + 1) }
  },
  remove: (keys) => store.remove(keys.map((key) => `${folder}/${key}`)),
})

export const locationIn = ({ store, folder, address }: BackupLocation, name: string): BackupLocation => ({
  store,
  folder: `${folder}/${name}`,
  address: `${address}/${name}`,
})
