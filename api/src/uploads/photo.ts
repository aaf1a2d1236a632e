import sharp, { type Sharp } from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { isAffordable, PIXELS_MAX } from './photo-budget.ts'
import { inPhotoQueue } from './photo-queue.ts'

const SIDE_PX = 512
const PLATE_PX = 1_600
/** In case the estimate was wrong: ten times the longest time of an affordable picture. */
const SECONDS_MAX = 5

sharp.concurrency(1)
sharp.cache(false)

type PhotoFormat = 'jpeg' | 'png' | 'webp'

/** Determined from the first bytes, because the sender may declare any name and type. */
export function photoFormat(bytes: Buffer): PhotoFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return undefined
}

/**
 * A square WebP of 512 px, re-encoded from the pixels, so that everything else in the file (position, comments, a
 * second format) is dropped. The header is checked before anything is decoded. Throws 422 `photo_invalid` for other
 * formats, 422 `photo_too_many_pixels`, 422 `photo_failed` for a broken picture, 503 when too many wait.
 */
export const encodePhoto = (bytes: Buffer, isWanted: () => boolean): Promise<Buffer> =>
  encodeAnew(bytes, isWanted, (picture) => squared(picture, 'cover'))

/** The same for a logo: nothing is cropped, and the rest of the square is transparent. */
export const encodeLogo = (bytes: Buffer, isWanted: () => boolean): Promise<Buffer> =>
  encodeAnew(bytes, isWanted, (picture) => squared(picture, 'contain'))

/** The same for a photo of an experience: uncropped, up to 1,600 px wide. */
export const encodeExperiencePhoto = (
  bytes: Buffer,
  isWanted: () => boolean,
): Promise<{ bytes: Buffer; width: number }> =>
  encodeAnew(bytes, isWanted, async (picture) => {
    const { data, info } = await picture
      .resize(PLATE_PX, PLATE_PX * 2, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width }
  })

const squared = (picture: Sharp, fit: 'cover' | 'contain'): Promise<Buffer> =>
  picture
    .resize(SIDE_PX, SIDE_PX, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 82 })
    .toBuffer()

async function encodeAnew<T>(
  bytes: Buffer,
  isWanted: () => boolean,
  draw: (picture: Sharp) => Promise<T>,
): Promise<T> {
  const format = photoFormat(bytes)
  if (!format) throw new AppError('photo_invalid', 'neither JPEG, PNG nor WebP')
  return inPhotoQueue(isWanted, async () => {
    try {
      return await draw(await opened(bytes, format))
    } catch (error) {
      if (error instanceof AppError) throw error
      throw new AppError('photo_failed', 'the picture could not be read', { reason: error })
    }
  })
}

async function opened(bytes: Buffer, format: PhotoFormat): Promise<Sharp> {
  // reads only the header; our own limit is checked below
  const found = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
  if (found.format !== format) throw new Error(`says ${format}, is ${found.format}`)
  if (!isAffordable(found)) throw new AppError('photo_too_many_pixels', 'more than the budget of one picture')
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
    .timeout({ seconds: SECONDS_MAX })
    .rotate()
}

/**
 * Opens a photo of a content pack: upright, without metadata, its header checked. Packs are read one photo at a time.
 * Throws 422 `photo_invalid`, 422 `photo_too_many_pixels`, and the decoder's error for a broken picture.
 */
export async function openPhoto(bytes: Buffer): Promise<Sharp> {
  const format = photoFormat(bytes)
  if (!format) throw new AppError('photo_invalid', 'neither JPEG, PNG nor WebP')
  return opened(bytes, format)
}
