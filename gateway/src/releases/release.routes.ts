import type { FastifyPluginAsync } from 'fastify'
import type { GatewayOptions } from '../options.ts'
import { acceptsBrotli } from '../send-compressed.ts'
import { contentType } from '../static/content-type.ts'
import { isRemoteName, isServed, isVersion, type StoredFile } from './release-store.ts'

/** Files of recent releases stay in memory: they are small, asked for often and never change. */
const MEMORY_BYTES = 64 * 1024 * 1024

/** `GET /mf/<remote>/<version>/<file>`: immutable for ever. */
export const releaseRoutes: FastifyPluginAsync<GatewayOptions> = async (app, { releases, development }) => {
  const memory = fileMemory()
  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/mf/:remote/:version/*',
    async (request, reply) => {
      const { remote, version, '*': name } = request.params
      if (
        !isRemoteName(remote) ||
        !(isVersion(version) || development) ||
        !/^[\w./-]+$/.test(name) ||
        !isServed(name)
      )
        return reply.callNotFound()
      const brotli = acceptsBrotli(request)
      const key = `${remote} ${version} ${name} ${brotli}`
      const file = memory.get(key) ?? (await releases.file(remote, version, name, brotli))
      if (!file) return reply.callNotFound()
      if (!development) memory.keep(key, file)
      if (file.encoding) reply.header('content-encoding', file.encoding)
      return reply
        .header('vary', 'accept-encoding')
        .header('content-type', contentType(name))
        .header('cache-control', development ? 'no-store' : 'public, max-age=31536000, immutable')
        .header('timing-allow-origin', '*')
        .send(file.body)
    },
  )
}

function fileMemory() {
  const files = new Map<string, StoredFile>()
  let bytes = 0
  return {
    get: (key: string) => files.get(key),
    keep: (key: string, file: StoredFile) => {
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
