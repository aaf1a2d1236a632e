import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { iconSvg, linkPreviewSvg, logoSvg } from './brand.ts'
import type { HouseName } from './compose.ts'
import { filmPoster } from './film.ts'

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

// systems cut the corners themselves; transparent ones would turn black on some
const full = { round: false, inset: 8 }

/** Logos, app icons, favicon and link-preview card of one tenant. */
export async function writeBrandFiles(name: HouseName, folder: string): Promise<void> {
  mkdirSync(join(folder, 'media'), { recursive: true })
  const save = (file: string, bytes: Buffer | string) => writeFileSync(join(folder, 'media', file), bytes)
  save('logo.svg', logoSvg(name, 'paper'))
  save('logo-light.svg', logoSvg(name, 'paper'))
  save('logo-dark.svg', logoSvg(name, 'dark'))
  save('favicon.svg', iconSvg(name))
  save('icon-192.png', await png(iconSvg(name, full), 192))
  save('icon-512.png', await png(iconSvg(name, full), 512))
  // phones cut maskable icons to a circle of 80 %: the mark stays inside it, the colour reaches the edge
  save('icon-maskable-512.png', await png(iconSvg(name, { round: false, inset: 14 }), 512))
  save('apple-touch-icon.png', await png(iconSvg(name, { round: false, inset: 6 }), 180))
  save('favicon.ico', ico(await png(iconSvg(name), 32)))
  save('welcome-poster.webp', await filmPoster(name))
  save(
    'link-preview.jpg',
    await sharp(Buffer.from(linkPreviewSvg(name)))
      .jpeg({ quality: 62, mozjpeg: true })
      .toBuffer(),
  )
}

/** An ICO file is a 22-byte directory in front of a PNG. */
function ico(image: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, image])
}
