import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Config } from '../config.ts'
import { PRIVATE_FOLDER } from '../storage/private-folder.ts'
import { writeWhole } from '../storage/write-whole.ts'
import { encodePlate, uploadsFolder } from './photo.ts'

/** Widths on disk, as content packs have them; a smaller photo keeps its own. */
const WIDTHS = [400, 800] as const

export interface PictureSizes {
  /** Smallest first. */
  files: { width: number; bytes: Buffer }[]
  /** What is there until the picture arrives. */
  color: string
}

/** A photo of an offer in the widths that phones ask for, each made from the pixels alone. Throws what `encodePlate` throws. */
export async function encodeSizes(bytes: Buffer, isWanted: () => boolean): Promise<PictureSizes> {
  const large = await encodePlate(bytes, isWanted)
  const smaller = WIDTHS.filter((width) => width < large.width)
  const files = await Promise.all(
    smaller.map(async (width) => ({
      width,
      bytes: await sharp(large.bytes).resize({ width }).webp({ quality: 82 }).toBuffer(),
    })),
  )
  const { dominant } = await sharp(large.bytes).stats()
  const hex = (part: number) => part.toString(16).padStart(2, '0')
  return {
    files: [...files, large],
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  }
}

/** Writes the files under one random name and returns the path that is for them, `uploads/<tenant>/<uuid>-800.webp`, with their widths. */
export async function storeSizes(config: Config, tenantId: string, { files }: PictureSizes) {
  const name = `${tenantId}/${randomUUID()}`
  const folder = dirname(join(uploadsFolder(config), name))
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  for (const { width, bytes } of files) {
    const file = join(uploadsFolder(config), `${name}-${width}.webp`)
    await writeWhole(file, bytes)
  }
  const widths = files.map(({ width }) => width)
  const shown = widths.find((width) => width >= 800) ?? widths.at(-1)
  return { path: `uploads/${name}-${shown}.webp`, widths }
}

/** Removes every width of a stored photo of an offer. */
export async function removeSizes(
  config: Pick<Config, 'DATA_DIR'>,
  path: string,
  widths: readonly number[],
): Promise<void> {
  if (!SIZED_PATH.test(path)) return
  for (const width of widths) {
    const file = path.slice('uploads/'.length).replace(/-\d+\.webp$/, `-${width}.webp`)
    await rm(join(uploadsFolder(config), file), { force: true })
  }
}

const SIZED_PATH = /^uploads\/[a-z][a-z0-9-]{1,39}\/[0-9a-f-]{36}-\d{1,4}\.webp$/
