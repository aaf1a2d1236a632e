import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { AppError } from '@sureda/api/errors/app-error'
import { openPhoto } from '@sureda/api/uploads/photo'
import sharp from 'sharp'
import { dominantColour, type StoredPicture, WIDTHS } from '../checks/pictures.ts'
import { encodeWidths, type Quality } from './encode-widths.ts'

const MOST_BYTES = 20e6
const NARROWEST = Math.max(...WIDTHS)
/** More than any camera takes; a strip would have no place on a screen. */
const MOST_TIMES_AS_HIGH = 3
/** Higher than for drawings (docs/decisions/0015): in a photograph everything is fine structure. */
const QUALITY: Quality = { 480: 48, 800: 42, 1200: 36 }
const BLUR_PX = 20

/** What keeps a photograph from being shown, with what to do about it, or undefined. */
export async function photographFault(folder: string, file: string): Promise<string | undefined> {
  const path = join(folder, file)
  if (!existsSync(path)) return `${file} does not exist. Put the photograph there, or correct the name`
  const { size } = statSync(path)
  // before any of it is read
  if (size > MOST_BYTES)
    return `${file} has ${megabytes(size)} MB; ${megabytes(MOST_BYTES)} MB is the limit. Export it as JPEG, about 2400 pixels wide`
  try {
    const photo = await openPhoto(readFileSync(path))
    const { width, height } = (await photo.metadata()).autoOrient
    await photo.resize(64).toBuffer()
    if (width < NARROWEST)
      return `${file} is ${width} pixels wide; ${NARROWEST} are needed. Export it larger, or leave the illustration`
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
  if (code === 'photo_invalid') return 'is no JPEG, PNG or WebP, whatever its name says. Export it as JPEG'
  if (code === 'photo_too_many_pixels')
    return 'would take too much memory to read. Export it as a JPEG that is not progressive, at most 64 megapixels'
  return 'cannot be decoded as a picture. Export it again as JPEG'
}

/**
 * The widths of a photograph in `media/`, made if they are not there. Their name has the hash of the photograph: another one under the same name
 * gets addresses of its own, and an unchanged one costs nothing.
 */
export async function storedPhotograph(folder: string, file: string): Promise<StoredPicture> {
  const content = readFileSync(join(folder, file))
  const hash = createHash('sha256').update(content).update(JSON.stringify(QUALITY)).digest('hex').slice(0, 8)
  const name = `${basename(file)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')}-${hash}`
  const path = (width: number) => join(folder, 'media', madeName(name, width))
  if (!WIDTHS.every((width) => existsSync(path(width)))) await make(content, path)
  const smallest = readFileSync(path(WIDTHS[0]))
  return {
    file: `media/${madeName(name, 800)}`,
    widths: [...WIDTHS],
    color: await dominantColour(smallest),
    blur: await blurOf(smallest),
  }
}

const madeName = (name: string, width: number) => `photo-${name}-${width}.avif`
const MADE = /^photo-.+-[0-9a-f]{8}-\d+\.avif(?:\.part)?$/

async function make(content: Buffer, path: (width: number) => string): Promise<void> {
  // pixels first: the time limit of reading does not count for encoding
  const { data, info } = await (await openPhoto(content))
    .flatten({ background: '#ffffff' })
    .resize(NARROWEST)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  mkdirSync(join(path(0), '..'), { recursive: true })
  for (const { width, bytes } of await encodeWidths(data, raw, QUALITY)) {
    writeFileSync(`${path(width)}.part`, bytes)
    renameSync(`${path(width)}.part`, path(width))
  }
}

async function blurOf(picture: Buffer): Promise<string> {
  const bytes = await sharp(picture)
    .resize(BLUR_PX, BLUR_PX, { fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Takes away the widths of photographs that the pack no longer shows. */
export function removeFormerPhotographs(folder: string, shown: Iterable<StoredPicture>): void {
  const kept = new Set(
    [...shown].flatMap(({ file }) =>
      WIDTHS.map((width) => basename(file).replace(/-800\.avif$/, `-${width}.avif`)),
    ),
  )
  for (const name of readdirSync(join(folder, 'media')))
    if (MADE.test(name) && !kept.has(name)) rmSync(join(folder, 'media', name))
}
