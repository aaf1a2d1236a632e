import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import type { Config } from '../config.ts'
import { AppError } from '../errors/app-error.ts'

const SIDE_PX = 512
/** 64 megapixels: any phone's photo, and no bomb of a few bytes that unpacks to gigabytes. */
const PIXELS_MAX = 64e6
const WAITING_MAX = 8

// one picture at a time: the pool of threads belongs to the sign-ins as well
sharp.concurrency(1)
sharp.cache(false)
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0

/** By the first bytes; name and declared type are the sender's claims. */
export function photoFormat(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return undefined
}

/**
 * A square WebP of 512 px made anew from the pixels: whatever else the file carried (position, comments, a second format) is gone.
 * Throws 422 `photo_invalid` for other formats, 422 `photo_failed` for a broken or oversized picture, 503 when too many wait.
 */
export async function encodePhoto(bytes: Buffer): Promise<Buffer> {
  const format = photoFormat(bytes)
  if (!format) throw new AppError('photo_invalid', 'neither JPEG, PNG nor WebP')
  if (waiting >= WAITING_MAX) throw new AppError('busy', 'too many photos at once', { retryAfter: 5 })
  waiting += 1
  const work = queue.then(async () => {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
    const found = await picture.metadata()
    if (found.format !== format) throw new Error(`says ${format}, is ${found.format}`)
    return picture.rotate().resize(SIDE_PX, SIDE_PX, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
  })
  queue = work.catch(() => undefined)
  try {
    return await work
  } catch (error) {
    throw new AppError('photo_failed', 'the picture could not be read', { reason: error })
  } finally {
    waiting -= 1
  }
}

export const uploadsFolder = (config: Config) => join(resolve(config.DATA_DIR), 'uploads')

/** Writes the file under a random name and returns the path that the database stores: `uploads/<tenant>/<uuid>.webp`. */
export async function storePhoto(config: Config, tenantId: string, bytes: Buffer): Promise<string> {
  const name = `${tenantId}/${randomUUID()}.webp`
  const file = join(uploadsFolder(config), name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
  return `uploads/${name}`
}

/** Removes the file of a stored path; pictures that came with the content pack are not ours and stay. */
export async function removePhoto(config: Config, path: string | null): Promise<void> {
  if (path && UPLOAD_PATH.test(path))
    await rm(join(uploadsFolder(config), path.slice('uploads/'.length)), { force: true })
}

export const UPLOAD_PATH = /^uploads\/[a-z][a-z0-9-]{1,39}\/[0-9a-f-]{36}\.webp$/
