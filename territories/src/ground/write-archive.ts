import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { GROUND_HEAD_BYTES, GROUND_ZOOMS } from '@sureda/contract/schemas/platform/ground-archive'
import type { TenantPack } from '../pack/tenant.ts'
import type { Tile } from './cut-tiles.ts'

interface Entry {
  id: number
  offset: number
  length: number
  run: number
}

/** Maximum entries of the root directory: phones read it together with the header, in 16 KB. */
const MOST_ENTRIES = 2_500
const GZIP = 2
const VECTOR = 1

/** Writes a PMTiles archive (version 3): directory first, then tiles in the order of their ids, identical ones once. */
export function writeArchive(
  tiles: readonly Tile[],
  bounds: TenantPack['map']['bounds'],
  description: object,
): Buffer {
  const { entries, bodies, contents } = laidOut(tiles)
  const { root, leaves } = directoriesOf(entries)
  const meta = gzipSync(JSON.stringify(description), { level: 9 })
  const data = Buffer.concat(bodies)
  const head = Buffer.alloc(GROUND_HEAD_BYTES)
  head.write('PMTiles')
  head[7] = 3
  let at = GROUND_HEAD_BYTES
  for (const [index, part] of [root, meta, leaves, data].entries()) {
    head.writeBigUInt64LE(BigInt(at), 8 + index * 16)
    head.writeBigUInt64LE(BigInt(part.length), 16 + index * 16)
    at += part.length
  }
  for (const [index, count] of [tiles.length, entries.length, contents].entries())
    head.writeBigUInt64LE(BigInt(count), 72 + index * 8)
  head.set([1, GZIP, GZIP, VECTOR, GROUND_ZOOMS.least, GROUND_ZOOMS.most], 96)
  const [[south, west], [north, east]] = bounds
  const e7 = (degrees: number) => Math.round(degrees * 1e7)
  for (const [index, degrees] of [west, south, east, north].entries())
    head.writeInt32LE(e7(degrees), 102 + index * 4)
  head[118] = 10
  head.writeInt32LE(e7((west + east) / 2), 119)
  head.writeInt32LE(e7((south + north) / 2), 123)
  return Buffer.concat([head, root, meta, leaves, data])
}

function laidOut(tiles: readonly Tile[]) {
  const entries: Entry[] = []
  const bodies: Buffer[] = []
  const places = new Map<string, number>()
  let end = 0
  for (const { id, body } of tiles.toSorted((a, b) => a.id - b.id)) {
    const hash = createHash('sha256').update(body).digest('base64')
    const known = places.get(hash)
    const offset = known ?? end
    const last = entries.at(-1)
    if (last && last.offset === offset && last.id + last.run === id) last.run++
    else entries.push({ id, offset, length: body.length, run: 1 })
    if (known !== undefined) continue
    places.set(hash, offset)
    bodies.push(body)
    end += body.length
  }
  return { entries, bodies, contents: places.size }
}

/** One directory if it is small, else a root directory with leaf directories. */
function directoriesOf(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  if (entries.length <= MOST_ENTRIES) return { root: directory(entries), leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const first: Entry[] = []
  let offset = 0
  for (let index = 0; index < entries.length; index += MOST_ENTRIES) {
    const part = entries.slice(index, index + MOST_ENTRIES)
    const leaf = directory(part)
    // a run length of 0 marks a leaf directory
    first.push({ id: part[0]?.id ?? 0, offset, length: leaf.length, run: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(first), leaves: Buffer.concat(leaves) }
}

/** Numbers column by column: id differences, run lengths, lengths, offsets (0: directly after the previous one). */
function directory(entries: readonly Entry[]): Buffer {
  const before = (index: number) => entries[index - 1]
  const follows = ({ offset }: Entry, last: Entry | undefined) => last && offset === last.offset + last.length
  const columns = [
    ...entries.map(({ id }, index) => id - (before(index)?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map((entry, index) => (follows(entry, before(index)) ? 0 : entry.offset + 1)),
  ]
  return gzipSync(Buffer.from([entries.length, ...columns].flatMap(varint)), { level: 9 })
}

/** Seven bits per byte, lowest first; without bit shifts, because ids exceed 32 bits. */
function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}
