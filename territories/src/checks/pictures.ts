import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { typedCommand } from '@sureda/api/typed-command'
import sharp from 'sharp'
import { isPhotograph } from '../pack/fields.ts'
import { readText } from '../pack/read-text.ts'
import { formatFault } from './brand-files.ts'
import { widerFault } from './wider-files.ts'

export const WIDTHS = [480, 800, 1200] as const
export const MOST_MEGAPIXELS = 24
export const MOST_PIXELS = MOST_MEGAPIXELS * 1e6
/** A picture on a phone's first screen must not cost more than the screen's own code. */
export const MOST_PHONE_BYTES = 120 * 1024
const MAKE_WIDTHS = `${typedCommand('territory pictures <folder>')} makes it in widths`

/** The files of a pack's `media/x.avif`: three widths, or one file as given. */
export interface StoredPicture {
  /** File under the name in the item, relative to the pack. */
  file: string
  widths: number[]
  color: string
  /** Only for a photograph: a tiny preview as a data URL. */
  blur?: string
}

export const stem = (file: string): string => file.replace(/\.\w+$/, '')

/** Why the widths of a picture would be those of another one, or undefined: the names of widths have no ending. */
export function twinFault(folder: string, file: string, shown: ReadonlySet<string>): string | undefined {
  const isThere = (name: string) => existsSync(join(folder, name))
  const twin = [...shown].find((other) => other !== file && stem(other) === stem(file) && isThere(other))
  if (!twin || isPhotograph(file) || !isThere(file)) return undefined
  return `${file} differs from ${twin} only in its ending: their widths would have one name. Rename one`
}

/** In order of preference. */
export const ENDINGS = ['avif', 'webp', 'jpg', 'png'] as const

/**
 * Files of a picture, smallest first. An item names the picture; the extension of its widths is that of the files
 * found.
 */
export function pictureFiles(folder: string, file: string): { files: string[]; widths: number[] } {
  for (const ending of ENDINGS) {
    const name = (width: number) => `${stem(file)}-${width}.${ending}`
    const widths = WIDTHS.filter((width) => existsSync(join(folder, name(width))))
    if (widths.length > 0) return { files: widths.map(name), widths }
  }
  return { files: existsSync(join(folder, file)) ? [file] : [], widths: [] }
}

/**
 * Why a picture cannot be shown, or undefined. Reads headers of all widths and decodes the smallest, unless its hash is among
 * those of `written` (`Pack.hashes`).
 */
export async function pictureFault(
  folder: string,
  file: string,
  written: ReadonlySet<string> = new Set(),
): Promise<string | undefined> {
  const { files, widths } = pictureFiles(folder, file)
  const [smallest] = files
  if (!smallest)
    return `${file} does not exist, and neither does it in the widths ${WIDTHS.join(', ')}. Put it there, or correct the name`
  if (widths.length > 0 && widths.length < WIDTHS.length)
    return `${file} lacks the width ${WIDTHS.find((width) => !widths.includes(width))}. Put the whole picture there: ${MAKE_WIDTHS}`
  const { bytes, width, height, format, isReadable } = await lookAt(join(folder, smallest), written)
  if (!isReadable) return `${smallest} cannot be decoded as a picture. Export it again`
  const otherFormat = formatFault(smallest, format)
  if (otherFormat) return otherFormat
  if (width * height > MOST_PIXELS)
    return `${smallest} has ${(width * height * 1e-6).toFixed(1)} megapixels; ${MOST_MEGAPIXELS} is the limit`
  if (widths.length > 0 && width !== widths[0]) return `${smallest} is ${width} pixels wide, not ${widths[0]}`
  const wider = await widerFault(folder, files, widths, { width, height })
  if (wider) return wider
  return bytes > MOST_PHONE_BYTES
    ? `${smallest} has ${Math.ceil(bytes / 1024)} KB; ${MOST_PHONE_BYTES / 1024} KB is the limit at phone width. ${MAKE_WIDTHS}`
    : undefined
}

interface Look {
  bytes: number
  width: number
  height: number
  format: string
  isReadable: boolean
}

/** By content, so that a check and the import after it decode each picture once. */
const looks = new Map<string, Promise<Look>>()

async function lookAt(file: string, written: ReadonlySet<string>): Promise<Look> {
  const content = await readFile(file)
  const key = hashOf(content)
  const known = looks.get(key) ?? look(content, written.has(key))
  looks.set(key, known)
  return known
}

async function look(content: Buffer, isKnownToDecode: boolean): Promise<Look> {
  const bytes = content.length
  try {
    const {
      width = 0,
      height = 0,
      format = '',
    } = await sharp(content, { limitInputPixels: false }).metadata()
    if (!isKnownToDecode && width * height <= MOST_PIXELS) await sharp(content).resize(16).raw().toBuffer()
    return { bytes, width, height, format, isReadable: true }
  } catch {
    return { bytes, width: 0, height: 0, format: '', isReadable: false }
  }
}

/** The form of hashes in `media/hashes.json`. */
export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64')

/**
 * `media/hashes.json`: smallest widths known to be decodable, by name without extension. Decoding five hundred pictures
 * took a third of a first start.
 */
export function readHashes(folder: string): Record<string, string> {
  const file = join(folder, 'media/hashes.json')
  return existsSync(file) ? (JSON.parse(readText(file)) as Record<string, string>) : {}
}

/**
 * `media/index.json` stores colours by name without extension, so that an import does not decode five hundred pictures.
 */
export async function storedPicture(
  folder: string,
  file: string,
  colours: Record<string, string>,
): Promise<StoredPicture> {
  const { files, widths } = pictureFiles(folder, file)
  const chosen = files.find((name) => name.startsWith(`${stem(file)}-800.`)) ?? file
  const color = colours[stem(file)] ?? (await dominantColour(join(folder, files[0] ?? chosen)))
  return { file: chosen, widths, color }
}

export function readColours(folder: string): Record<string, string> {
  const index = join(folder, 'media/index.json')
  if (!existsSync(index)) return {}
  const colours = Object.entries(JSON.parse(readText(index)) as Record<string, string>)
  return Object.fromEntries(colours.map(([file, colour]) => [stem(file), colour]))
}

export async function dominantColour(file: string | Buffer): Promise<string> {
  const { dominant } = await sharp(file).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
