import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { dominantColour, hashOf, WIDTHS } from '../src/checks/pictures.ts'
import { encodeWidths } from '../src/pictures/encode-widths.ts'

/**
 * As much as both packs may weigh (docs/decisions/0094): below 20, skies and walls of the widest break into patches. Effort 4 saves 7 % over 3; 5 saves nothing
 * more.
 */
const QUALITY = { 480: 27, 800: 24, 1200: 24 } as const

export interface Rendered {
  files: { name: string; bytes: Buffer }[]
  /** Dominant colour, shown until a picture is there. */
  colour: string
}

/** The three widths of a drawing. The same drawing gives the same bytes on one version of sharp. */
export async function rendered(svg: string, name: string): Promise<Rendered> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const widths = await encodeWidths(data, raw, QUALITY)
  return {
    files: widths.map(({ width, bytes }) => ({ name: `${name}-${width}.avif`, bytes })),
    colour: await dominantColour(await sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer()),
  }
}

/** Writes the three widths of a drawing into `media/`, in place of what stood there, and answers its dominant colour and the hash of the smallest. */
export async function renderPicture(
  svg: string,
  folder: string,
  name: string,
): Promise<{ colour: string; hash: string }> {
  const { files, colour } = await rendered(svg, name)
  mkdirSync(join(folder, 'media'), { recursive: true })
  for (const file of files) writeFileSync(join(folder, 'media', file.name), file.bytes)
  for (const width of WIDTHS)
    for (const ending of ['webp', 'jpg', 'png'])
      rmSync(join(folder, 'media', `${name}-${width}.${ending}`), { force: true })
  const [smallest] = files
  if (!smallest) throw new Error(`${name} was drawn in no width`)
  return { colour, hash: hashOf(smallest.bytes) }
}
