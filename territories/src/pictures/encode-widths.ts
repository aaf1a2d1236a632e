import sharp, { type Raw } from 'sharp'
import { WIDTHS } from '../checks/pictures.ts'

const AVIF = { effort: 4, chromaSubsampling: '4:2:0' } as const

// one thread for each picture: libvips splits work by the number of cores, and bytes must not depend on the machine
sharp.concurrency(1)
sharp.cache(false)

export type Quality = Record<(typeof WIDTHS)[number], number>

/** The widths of a pack's picture as AVIF (docs/decisions/0015), smallest first. Pixels alone go in, so nothing else comes out. */
export async function encodeWidths(
  pixels: Buffer,
  raw: Raw,
  quality: Quality,
): Promise<{ width: number; bytes: Buffer }[]> {
  const files = []
  for (const width of WIDTHS)
    files.push({
      width,
      bytes: await sharp(pixels, { raw })
        .resize(width, undefined, { kernel: 'lanczos3' })
        .avif({ ...AVIF, quality: quality[width] })
        .toBuffer(),
    })
  return files
}
