import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { dominantColour, WIDTHS } from '../src/checks/pictures.ts'

/** Flat colours keep their edges at qualities that would ruin a photograph. */
const QUALITY = { 480: 50, 800: 38, 1200: 28 } as const

// one thread: libvips splits work by the number of cores, and bytes must not depend on the machine
sharp.concurrency(1)
sharp.cache(false)

/** Writes the three widths of a drawing and answers its dominant colour. */
export async function renderPicture(svg: string, folder: string, name: string): Promise<string> {
  mkdirSync(join(folder, 'media'), { recursive: true })
  const large = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer()
  for (const width of WIDTHS) {
    const bytes = await sharp(large)
      .resize(width, undefined, { kernel: 'lanczos3' })
      .webp({ quality: QUALITY[width], effort: 6 })
      .toBuffer()
    writeFileSync(join(folder, 'media', `${name}-${width}.webp`), bytes)
  }
  return dominantColour(large)
}
