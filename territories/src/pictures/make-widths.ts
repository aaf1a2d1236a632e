import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AppError } from '@sureda/api/errors/app-error'
import { openPhoto, photoFormat } from '@sureda/api/uploads/photo'
import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS, WIDTHS } from '../checks/pictures.ts'

const MOST_BYTES = 20e6
const NARROWEST = Math.max(...WIDTHS)
/** Larger than any camera's photo; a strip would not fit a screen. */
const MOST_TIMES_AS_HIGH = 3
/** Photographs consist of fine structures (docs/decisions/0018-packs.md). */
export const QUALITY = { 480: 48, 800: 42, 1200: 36 } as const
const AVIF = { effort: 4, chromaSubsampling: '4:2:0' } as const

// one thread per picture: libvips splits work by the number of cores, and the bytes must not depend on the machine
sharp.concurrency(1)
sharp.cache(false)

/** The format by the first bytes, because the name may be wrong. */
export function pictureFormat(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | undefined {
  return /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12)) ? 'avif' : photoFormat(bytes)
}

/** Why a picture cannot be resized, with what to do, or undefined. */
export async function sourceFault(
  folder: string,
  file: string,
  narrowest = NARROWEST,
): Promise<string | undefined> {
  const path = join(folder, file)
  if (!existsSync(path)) return `${file} does not exist. Put the picture there, or correct the name`
  const { size } = statSync(path)
  // before any of it is read
  if (size > MOST_BYTES)
    return `${file} has ${megabytes(size)} MB; ${megabytes(MOST_BYTES)} MB is the limit. Export it as JPEG, about 2400 pixels wide`
  try {
    const picture = await openPicture(readFileSync(path))
    const { width, height } = (await picture.metadata()).autoOrient
    await picture.resize(64).toBuffer()
    if (width < narrowest)
      return `${file} is ${width} pixels wide; ${narrowest} are needed. Export it larger, or name another picture`
    if (height > width * MOST_TIMES_AS_HIGH)
      return `${file} is ${width} × ${height}; crop it to at most ${MOST_TIMES_AS_HIGH} times as high as wide`
    return undefined
  } catch (error) {
    return `${file} ${reasonOf(error)}`
  }
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6)

function reasonOf(error: unknown): string {
  const code = error instanceof AppError ? error.code : undefined
  if (code === 'photo_invalid')
    return 'is no JPEG, PNG, WebP or AVIF, whatever its name says. Export it as JPEG'
  if (code === 'photo_too_many_pixels')
    return 'would take too much memory to read. Export it as a JPEG that is not progressive, at most 64 megapixels'
  return 'cannot be decoded as a picture. Export it again as JPEG'
}

/** Opens a picture upright, after checking its header. */
async function openPicture(bytes: Buffer): Promise<Sharp> {
  if (pictureFormat(bytes) !== 'avif') return openPhoto(bytes)
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MOST_PIXELS) throw new AppError('photo_too_many_pixels', 'more than a pack may have')
  return sharp(bytes, { failOn: 'error' }).rotate()
}

/**
 * Writes the widths of a picture as AVIF (docs/decisions/0018-packs.md). Only pixels are encoded, so no metadata
 * remains.
 */
export async function makeWidths(content: Buffer, path: (width: number) => string): Promise<void> {
  // decoded first: the time limit for reading must not include encoding
  const { data, info } = await (await openPicture(content))
    .flatten({ background: '#ffffff' })
    .resize(NARROWEST)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  mkdirSync(dirname(path(0)), { recursive: true })
  for (const width of WIDTHS) {
    const bytes = await sharp(data, { raw })
      .resize(width, undefined, { kernel: 'lanczos3' })
      .avif({ ...AVIF, quality: QUALITY[width] })
      .toBuffer()
    writeFileSync(`${path(width)}.part`, bytes)
    renameSync(`${path(width)}.part`, path(width))
  }
}
