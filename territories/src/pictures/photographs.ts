import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { dominantColour, type StoredPicture, WIDTHS } from '../checks/pictures.ts'
import { makeWidths, QUALITY } from './make-widths.ts'

const BLUR_PX = 20

/**
 * The widths of a photograph in `media/`, made if missing. Their names include a hash of the photograph, so a replaced
 * one gets new addresses and an unchanged one is skipped.
 */
export async function storedPhotograph(folder: string, file: string): Promise<StoredPicture> {
  const content = readFileSync(join(folder, file))
  const hash = createHash('sha256').update(content).update(JSON.stringify(QUALITY)).digest('hex').slice(0, 8)
  const name = `${basename(file)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')}-${hash}`
  const path = (width: number) => join(folder, 'media', madeName(name, width))
  if (!WIDTHS.every((width) => existsSync(path(width)))) await makeWidths(content, path)
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

async function blurOf(picture: Buffer): Promise<string> {
  const bytes = await sharp(picture)
    .resize(BLUR_PX, BLUR_PX, { fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Removes widths of photographs that the pack no longer shows. */
export function removeFormerPhotographs(folder: string, shown: Iterable<StoredPicture>): void {
  const used = new Set(
    [...shown].flatMap(({ file }) =>
      WIDTHS.map((width) => basename(file).replace(/-800\.avif$/, `-${width}.avif`)),
    ),
  )
  for (const name of readdirSync(join(folder, 'media')))
    if (MADE.test(name) && !used.has(name)) rmSync(join(folder, 'media', name))
}
