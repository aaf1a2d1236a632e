import { join } from 'node:path'
import sharp from 'sharp'
import { pictureFiles } from './pictures.ts'

/** The viewer projects the picture onto a sphere, so it must be twice as wide as high. */
export async function panoramaFault(folder: string, file: string): Promise<string | undefined> {
  for (const name of pictureFiles(folder, file).files) {
    const { width = 0, height = 0 } = await sharp(join(folder, name), { limitInputPixels: false }).metadata()
    if (Math.abs(width / height - 2) > 0.01)
      return `${name} is ${width} × ${height}; a 360° picture is twice as wide as high (equirectangular)`
  }
  return undefined
}
