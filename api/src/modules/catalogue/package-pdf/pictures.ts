import sharp from 'sharp'
import type { SheetImages } from './draw-sheet.ts'
import type { PackageSheet } from './sheet.ts'

/** Twice the picture's size on paper: sharp enough to print. */
const PICTURE = { width: 1_208, height: 503 }

/** A missing or broken picture is omitted; the sheet is complete without it. */
export async function readImages({
  picture,
  brand,
}: Pick<PackageSheet, 'picture' | 'brand'>): Promise<SheetImages> {
  const [photo, logo] = await Promise.all([
    picture &&
      sharp(picture.file)
        .resize({ ...PICTURE, fit: 'cover' })
        .flatten({ background: brand.colors.surface })
        .jpeg({ quality: 74 })
        .toBuffer()
        .catch(() => null),
    brand.logo &&
      sharp(brand.logo, { density: 300 })
        .resize({ height: 140 })
        .png()
        .toBuffer({ resolveWithObject: true })
        .catch(() => null),
  ])
  return {
    picture: photo || null,
    logo: logo ? { png: logo.data, width: logo.info.width, height: logo.info.height } : null,
  }
}
