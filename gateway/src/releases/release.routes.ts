import { createHash } from 'node:crypto'
import { acceptedEncoding } from '@sureda/api/compression/accepted-encoding'
import { gzip } from '@sureda/api/compression/encode'
import { isFresh } from '@sureda/api/http/is-fresh'
import type { FastifyPluginAsync } from 'fastify'
import type { GatewayOptions } from '../options.ts'
import { contentType } from '../static/content-type.ts'
import { isText } from './brotli-copies.ts'
import { isFileName, isRemoteName, isServed, isVersion } from './release-store.ts'

/** Files of recent releases are cached in memory: small, popular and immutable. */
const MEMORY_BYTES = 64 * 1024 * 1024

interface ServedFile {
  body: Buffer
  encoding?: 'br' | 'gzip'
  etag: string
}

/** `GET /mf/<remote>/<version>/<file>`: immutable. */
export const releaseRoutes: FastifyPluginAsync<GatewayOptions> = async (
  app,
  { releases, development, remoteOrigins = [] },
) => {
  const memory = fileMemory()

  const find = async (remote: `mf-${string}`, version: string, name: string, encoding?: 'br' | 'gzip') => {
    const stored = await releases.file(remote, version, name, encoding === 'br')
    if (!stored) return undefined
    const small = encoding === 'gzip' && isText(name) ? await gzip(stored.body) : undefined
    const file = small ? { body: small, encoding: 'gzip' as const } : stored
    return { ...file, etag: etagOf(file.body) }
  }

  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/mf/:remote/:version/*',
    async (request, reply) => {
      const { remote, version, '*': name } = request.params
      const isKnown = isRemoteName(remote) && (isVersion(version) || development)
      if (!isKnown || !isFileName(name) || !isServed(name)) return reply.callNotFound()
      const encoding = acceptedEncoding(request)
      const key = `${remote} ${version} ${name} ${encoding}`
      const file = memory.get(key) ?? (await find(remote, version, name, encoding))
      if (!file) return reply.callNotFound()
      if (!development) memory.keep(key, file)
      reply
        .headers(sharingHeaders(remoteOrigins, request.headers.origin))
        .header('cache-control', development ? 'no-store' : 'public, max-age=31536000, immutable')
        .header('timing-allow-origin', '*')
        .header('etag', file.etag)
      if (isFresh(request, file.etag)) return reply.code(304).send()
      if (file.encoding) reply.header('content-encoding', file.encoding)
      return reply.header('content-type', contentType(name)).send(file.body)
    },
  )
}

/** A script element without `crossorigin` sends no origin: the policy opens files to every page, and integrity and `fetch` need a named one. */
const sharingHeaders = (origins: readonly string[], origin: string | undefined): Record<string, string> => ({
  vary: origins.length > 0 ? 'accept-encoding, origin' : 'accept-encoding',
  ...(origins.length > 0 ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  ...(origin !== undefined && origins.includes(origin) ? { 'access-control-allow-origin': origin } : {}),
})

const etagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

function fileMemory() {
  const files = new Map<string, ServedFile>()
  let bytes = 0
  return {
    get: (key: string) => files.get(key),
    keep: (key: string, file: ServedFile) => {
      if (files.has(key)) return
      bytes += file.body.length
      files.set(key, file)
      for (const [oldest, { body }] of files) {
        if (bytes <= MEMORY_BYTES) break
        files.delete(oldest)
        bytes -= body.length
      }
    },
  }
}
