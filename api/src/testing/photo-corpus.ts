import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif'
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#A8442A' } })

/** A photo as phones make it: rotated, with camera and position in its metadata. */
export const phonePhoto = () =>
  picture(600, 400)
    .withExif({
      IFD0: { Make: 'Canary Camera' },
      IFD3: { GPSLatitude: '41/1 54/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const plain = (format: Format) => picture().toFormat(format).toBuffer()
const text = (value: string) => async () => Buffer.from(value)
const cut = (format: Format, keep: number) => async () => {
  const bytes = await picture(400, 400).toFormat(format).toBuffer()
  return bytes.subarray(0, Math.floor(bytes.length * keep))
}
const withHead = (head: number[], rest: string) => async () =>
  Buffer.concat([Buffer.from(head), Buffer.from(rest)])

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A PNG of a few hundred bytes that claims 50,000 × 50,000 pixels. */
async function pngBomb(): Promise<Buffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const crc = Buffer.alloc(4)
    crc.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, crc])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(50_000, 0)
  header.writeUInt32BE(50_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from(PNG),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(50_001))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ -1) >>> 0
}

type Verdict = 'accepted' | 'photo_invalid' | 'photo_failed' | 'photo_too_many_pixels'
interface Sample {
  toString(): string
  make: () => Promise<Buffer>
  verdict: Verdict
}
const sample = (name: string, make: () => Promise<Buffer>, verdict: Verdict): Sample => ({
  toString: () => name,
  make,
  verdict,
})

/** Files that people and attackers send as a photo, always as `me.png` with type `image/png`. */
export const PHOTO_CORPUS: readonly Sample[] = [
  sample('a JPEG', () => plain('jpeg'), 'accepted'),
  sample('a PNG', () => plain('png'), 'accepted'),
  sample('a WebP', () => plain('webp'), 'accepted'),
  sample('a turned phone photo', phonePhoto, 'accepted'),
  sample('a picture of one pixel', () => picture(1, 1).png().toBuffer(), 'accepted'),
  sample('a very wide picture', () => picture(5_000, 3).png().toBuffer(), 'accepted'),
  sample('a transparent PNG', () => picture().ensureAlpha(0.3).png().toBuffer(), 'accepted'),
  sample('a grey JPEG', () => picture().greyscale().jpeg().toBuffer(), 'accepted'),
  sample('a CMYK JPEG', () => picture().toColourspace('cmyk').jpeg().toBuffer(), 'accepted'),
  sample('a progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer(), 'accepted'),
  sample('a 16 bit PNG', () => picture().toColourspace('rgb16').png().toBuffer(), 'accepted'),
  sample('a GIF', () => plain('gif'), 'photo_invalid'),
  sample('a TIFF', () => plain('tiff'), 'photo_invalid'),
  sample('an AVIF', () => plain('avif'), 'photo_invalid'),
  sample(
    'an SVG with a script',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'photo_invalid',
  ),
  sample(
    'an SVG that reads files',
    text('<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    'photo_invalid',
  ),
  sample('a web page', text('<!doctype html><script>alert(1)</script>'), 'photo_invalid'),
  sample('a PDF', text('%PDF-1.7\n1 0 obj'), 'photo_invalid'),
  sample('a zip', text('PK\u0003\u0004rest'), 'photo_invalid'),
  sample('a program', text('\u007fELF\u0002\u0001\u0001'), 'photo_invalid'),
  sample('a HEIC', text('\0\0\0\u0018ftypheic\0\0\0\0'), 'photo_invalid'),
  sample('a BMP', text('BM\0\0\0\0'), 'photo_invalid'),
  sample('an icon', withHead([0, 0, 1, 0], 'rest'), 'photo_invalid'),
  sample('a RIFF that is sound', text('RIFF\0\0\0\0WAVEfmt '), 'photo_invalid'),
  sample('an empty GIF header', text('GIF89a'), 'photo_invalid'),
  sample('three bytes', text('abc'), 'photo_invalid'),
  sample(
    'a picture after a space',
    async () => Buffer.concat([Buffer.from(' '), await plain('png')]),
    'photo_invalid',
  ),
  sample('only the first bytes of a JPEG', withHead(JPEG, ''), 'photo_failed'),
  sample('only the first bytes of a PNG', withHead(PNG, ''), 'photo_failed'),
  sample('only the first bytes of a WebP', text('RIFF\0\0\0\0WEBP'), 'photo_failed'),
  sample(
    'a script behind the first bytes of a JPEG',
    withHead(JPEG, '<script>alert(1)</script>'),
    'photo_failed',
  ),
  sample('a page behind the first bytes of a PNG', withHead(PNG, '<html>'), 'photo_failed'),
  sample('half a JPEG', cut('jpeg', 0.5), 'photo_failed'),
  sample('half a PNG', cut('png', 0.5), 'photo_failed'),
  sample('half a WebP', cut('webp', 0.5), 'photo_failed'),
  sample('a PNG that unpacks to 2.5 gigapixels', pngBomb, 'photo_too_many_pixels'),
  sample(
    'a JPEG of 65 megapixels',
    () => picture(8_000, 8_125).jpeg({ quality: 10 }).toBuffer(),
    'photo_too_many_pixels',
  ),
  sample(
    'a photo of a phone with 24 megapixels',
    () => picture(5_712, 4_284).jpeg({ quality: 10 }).toBuffer(),
    'accepted',
  ),
  sample(
    'a JPEG with a page behind its end',
    async () => Buffer.concat([await plain('jpeg'), Buffer.from('<script>alert(1)</script>')]),
    'accepted',
  ),
]
