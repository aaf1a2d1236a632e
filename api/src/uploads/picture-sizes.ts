import sharp from 'sharp'
import { encodeExperiencePhoto } from './photo.ts'

/** Stored widths, as in content packs; a smaller photo keeps its own. */
const WIDTHS = [400, 800] as const

export interface PictureSizes {
  /** Smallest first. */
  files: { width: number; bytes: Buffer }[]
  /** Placeholder colour while the picture loads. */
  color: string
}

/** A photo of an experience in all widths that phones request. Throws what `encodeExperiencePhoto` throws. */
export async function encodeSizes(bytes: Buffer, isWanted: () => boolean): Promise<PictureSizes> {
  const large = await encodeExperiencePhoto(bytes, isWanted)
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
