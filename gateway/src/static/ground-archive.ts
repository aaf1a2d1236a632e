import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { byteRange } from '@sureda/api/http/byte-range'
import { isFresh } from '@sureda/api/http/is-fresh'
import { GROUND_HEAD_BYTES, groundFault } from '@sureda/contract/schemas/platform/ground-archive'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Archive {
  changed: number
  size: number
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string
  fault: string | undefined
}

const known = new Map<string, Promise<Archive>>()

/**
 * Sends a ground archive, whole or in part. A broken one, or one that does not match its address, is not found: the map
 * then draws the outlines, and the log explains.
 */
export async function sendGround(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  version?: string,
) {
  const found = await stat(file).catch(() => undefined)
  const archive = found?.isFile() ? await archiveOf(file, found) : undefined
  const fault = archive ? faultOf(archive, version) : 'is missing'
  if (!archive || fault) {
    request.log.warn({ file }, `the ground archive ${fault}; the map draws the outlines`)
    return reply.header('cache-control', 'no-store').callNotFound()
  }
  const etag = `"${archive.hash}"`
  reply.type('application/vnd.pmtiles').header('accept-ranges', 'bytes').header('etag', etag)
  if (isFresh(request, etag)) return reply.code(304).send()
  const { range, 'if-range': ifRange } = request.headers
  const isHead = request.method === 'HEAD'
  // a part of another archive would corrupt the download, so the whole new one is sent
  const part = isHead || (ifRange && ifRange !== etag) ? null : byteRange(range, archive.size)
  if (part === 'outside')
    return reply
      .code(416)
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${archive.size}`)
      .send()
  const [start, end] = part ?? [0, archive.size - 1]
  reply.header('content-length', end - start + 1)
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${archive.size}`)
  return reply.send(isHead ? Readable.from([]) : createReadStream(file, { start, end }))
}

function faultOf({ fault, hash }: Archive, version: string | undefined): string | undefined {
  if (fault) return fault
  // ranges of two archives must never mix
  return version && !hash.startsWith(version)
    ? 'was replaced in its place: import the pack, so that phones learn its new address'
    : undefined
}

/** Read again only after the file has changed. */
async function archiveOf(
  file: string,
  { mtimeMs, size }: { mtimeMs: number; size: number },
): Promise<Archive> {
  const before = await known.get(file)
  if (before?.changed === mtimeMs && before.size === size) return before
  const reading = read(file, mtimeMs, size)
  known.set(file, reading)
  reading.catch(() => known.delete(file))
  return reading
}

async function read(file: string, changed: number, size: number): Promise<Archive> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (head.length < GROUND_HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, GROUND_HEAD_BYTES)
  }
  return { changed, size, hash: hash.digest('hex'), fault: groundFault(head, size) }
}
