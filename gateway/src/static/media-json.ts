import { readFile, stat } from 'node:fs/promises'
import { acceptedEncoding } from '@sureda/api/compression/accepted-encoding'
import { brotli, gzip } from '@sureda/api/compression/encode'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Compressed {
  changed: number
  body: Buffer
}

const cached = new Map<string, Compressed>()

/**
 * Sends a JSON file of a pack, compressed once at the highest level, because the first visit of a map needs it. 404 if
 * missing.
 */
export async function sendMediaJson(request: FastifyRequest, reply: FastifyReply, file: string) {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return reply.callNotFound()
  const encoding = acceptedEncoding(request)
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!encoding) return reply.send(await readFile(file))
  const name = `${encoding} ${file}`
  let copy = cached.get(name)
  if (copy?.changed !== found.mtimeMs) {
    const body = await readFile(file)
    const small = encoding === 'br' ? await brotli(body) : await gzip(body)
    if (!small) return reply.send(body)
    copy = { changed: found.mtimeMs, body: small }
    cached.set(name, copy)
  }
  return reply.header('content-encoding', encoding).send(copy.body)
}
