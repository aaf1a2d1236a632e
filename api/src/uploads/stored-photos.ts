import { randomUUID } from 'node:crypto'
import type { ObjectStore } from '../storage/object-store.ts'
import type { PictureSizes } from './picture-sizes.ts'

/**
 * Whether a stored path is an upload: `uploads/<territory>/<uuid>.webp`, or `<uuid>-<width>.webp` for an experience.
 * Pictures of packs have other paths.
 */
export const isUploadPath = (path: string): boolean =>
  /^uploads\/[a-z][a-z0-9-]{1,39}\/[0-9a-f-]{36}(-\d{1,4})?\.webp$/.test(path)

const newName = (tenantId: string) => `uploads/${tenantId}/${randomUUID()}`
const put = (store: ObjectStore, path: string, bytes: Buffer) =>
  store.put(path, bytes, { contentType: 'image/webp' })

/** Stores a photo under a random name and returns its path, which is also its key and the value in the database. */
export async function storePhoto(store: ObjectStore, tenantId: string, bytes: Buffer): Promise<string> {
  const path = `${newName(tenantId)}.webp`
  await put(store, path, bytes)
  return path
}

/** The bytes of a stored path, if it is an existing upload. Throws `StorageError`. */
export const readPhoto = async (store: ObjectStore, path: string | null): Promise<Buffer | undefined> =>
  path && isUploadPath(path) ? store.get(path) : undefined

/**
 * Stores all widths under one random name and returns the path `…-800.webp` with the widths. If one fails, the others
 * are removed.
 */
export async function storeSizes(store: ObjectStore, tenantId: string, { files }: PictureSizes) {
  const name = newName(tenantId)
  const widths = files.map(({ width }) => width)
  const shown = widths.find((width) => width >= 800) ?? widths.at(-1)
  const path = `${name}-${shown}.webp`
  try {
    await Promise.all(files.map(({ width, bytes }) => put(store, `${name}-${width}.webp`, bytes)))
  } catch (error) {
    await removePhoto(store, path, widths).catch(() => undefined)
    throw error
  }
  return { path, widths }
}

/** Removes a stored photo in all widths; pictures of packs are ignored. */
export async function removePhoto(
  store: ObjectStore,
  path: string | null,
  widths: readonly number[] = [],
): Promise<void> {
  if (!path || !isUploadPath(path)) return
  const sizes = widths.map((width) => path.replace(/(-\d{1,4})?\.webp$/, `-${width}.webp`))
  await store.remove(sizes.length > 0 ? sizes : [path])
}
