import { once } from 'node:events'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

/** Small valid pictures that cost a decoder much memory or time. */

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** A black interlaced PNG with 16 bits: a decoder has to hold all of it. 7,990² pixels are about 380 KB. */
export async function interlacedPng(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([16, 2, 0, 0, 1], 8)
  let left = 0
  for (const [x, y, dx, dy] of ADAM7) {
    const width = Math.ceil((side - x) / dx)
    left += Math.ceil((side - y) / dy) * (1 + width * 6)
  }
  // in pieces, because the test measures memory and the rows of this picture are 380 MB
  const packed: Buffer[] = []
  const deflate = createDeflate().on('data', (piece: Buffer) => packed.push(piece))
  const zeros = Buffer.alloc(1 << 20)
  for (; left > 0; left -= zeros.length)
    if (!deflate.write(zeros.subarray(0, left))) await once(deflate, 'drain')
  deflate.end()
  await once(deflate, 'end')
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.concat(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * A lossless WebP of one colour: a pixel takes no bit at all, so the file size says nothing about the number of pixels.
 */
export function emptyWebp(side: number): Buffer {
  const bits: number[] = []
  const write = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit++) bits.push((value >> bit) & 1)
  }
  write(side - 1, 14)
  write(side - 1, 14)
  write(0, 1 + 3)
  // no transform, no colour cache, one set of codes; then five codes of one symbol
  write(0, 3)
  for (let code = 0; code < 5; code++) write(1, 4)
  const data = Buffer.alloc(1 + Math.ceil(bits.length / 8) + 1)
  data[0] = 0x2f
  bits.forEach((bit, index) => {
    const at = 1 + (index >> 3)
    data[at] = (data[at] ?? 0) | (bit << (index & 7))
  })
  const even = Buffer.concat([data, Buffer.alloc(data.length % 2)])
  const head = Buffer.from('RIFF____WEBPVP8L____', 'latin1')
  head.writeUInt32LE(12 + even.length, 4)
  head.writeUInt32LE(data.length, 16)
  return Buffer.concat([head, even])
}

const smallJpeg = (progressive: boolean) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#A8442A' } })
    .jpeg({ progressive, chromaSubsampling: '4:4:4' })
    .toBuffer()

function claimSide(jpeg: Buffer, frameMarker: number, side: number): void {
  const frame = jpeg.indexOf(Buffer.from([0xff, frameMarker]))
  jpeg.writeUInt16BE(side, frame + 5)
  jpeg.writeUInt16BE(side, frame + 7)
}

/**
 * A progressive JPEG whose header claims so many pixels: a decoder allocates every coefficient before it reads the
 * first.
 */
export async function progressiveJpeg(side: number): Promise<Buffer> {
  const bytes = await smallJpeg(true)
  claimSide(bytes, 0xc2, side)
  return bytes
}

/** The same as a baseline JPEG: one colour component after the other, each in a separate scan. */
export async function nonInterleavedJpeg(side: number): Promise<Buffer> {
  const bytes = await smallJpeg(false)
  claimSide(bytes, 0xc0, side)
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
  const oneColour = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0])
  return Buffer.concat([bytes.subarray(0, scan), oneColour, bytes.subarray(scan + 14)])
}

/** Two frames of one colour on a canvas of this size. */
export async function animatedWebp(side: number): Promise<Buffer> {
  const still = emptyWebp(side)
  const image = still.subarray(12)
  const riffChunk = (type: string, data: Buffer) => {
    const head = Buffer.from(`${type}____`, 'latin1')
    head.writeUInt32LE(data.length, 4)
    return Buffer.concat([head, data])
  }
  const size = (value: number, bytes: Buffer, at: number) => bytes.writeUIntLE(value - 1, at, 3)
  const canvas = Buffer.alloc(10)
  canvas[0] = 0x02
  size(side, canvas, 4)
  size(side, canvas, 7)
  const place = Buffer.alloc(16)
  size(side, place, 6)
  size(side, place, 9)
  place[12] = 100
  const frame = riffChunk('ANMF', Buffer.concat([place, image]))
  const body = Buffer.concat([riffChunk('VP8X', canvas), riffChunk('ANIM', Buffer.alloc(6)), frame, frame])
  const head = Buffer.from('RIFF____WEBP', 'latin1')
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}
