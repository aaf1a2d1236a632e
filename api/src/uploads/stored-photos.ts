import { randomUUID } from 'node:crypto'
import type { ObjectStore } from '../storage/object-store.ts'
import type { PictureSizes } from './picture-sizes.ts'

/** Whether a stored path is an upload: `uploads/<territory>/<uuid>.webp`, of an offer `<uuid>-<width>.webp`. Pictures of packs have other paths. */
export const isUploadPath = (path: string): boolean =>
  /^uploads\/[a-z][a-z0-9-]{1,39}\/[0-9a-f-]{36}(-\d{1,4})?\.webp$/.test(path)

const newName = (tenantId: string) => `uploads/${tenantId}/${randomUUID()}`
const put = (store: ObjectStore, path: string, bytes: Buffer) =>
  store.put(path, bytes, { contentType: 'image/webp' })

/** Stores a photo under a random name and returns its path, which is also its key and what the database stores. */
export async function storePhoto(store: ObjectStore, tenantId: string, bytes: Buffer): Promise<string> {
  const path = `${newName(tenantId)}.webp`
  await put(store, path, bytes)
  return path
}

/** The bytes of a stored path, where it is an upload that is still there. Throws `StorageError`. */
export const readPhoto = async (store: ObjectStore, path: string | null): Promise<Buffer | undefined> =>
  path && isUploadPath(path) ? store.get(path) : undefined

/** Stores every width under one random name and returns the path that is for them, `…-800.webp`, with the widths. What was stored of them goes when one fails. */
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

/** Removes a stored photo with all of its widths. Pictures that came with a pack stay. */
export async function removePhoto(
  store: ObjectStore,
  path: string | null,
  widths: readonly number[] = [],
): Promise<void> {
  if (!path || !isUploadPath(path)) return
  const sizes = widths.map((width) => path.replace(/(-\d{1,4})?\.webp$/, `-${width}.webp`))
  await store.remove(sizes.length > 0 ? sizes : [path])
}
