import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { SAVED_CACHE } from '@sureda/contract/remote/offline'
import { fontFiles } from '@sureda/ui/tools/font-files'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { GatewayOptions } from '../options.ts'
import { contentType } from './content-type.ts'
import { sendGround } from './ground-archive.ts'
import { sendMediaJson } from './media-json.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * The kill switch of the service worker. Browsers request their worker with every page and once a day; this one
 * replaces it, deletes its own caches and unregisters. Saved packs remain for a later worker.
 */
const WORKER_THAT_LEAVES = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== '${SAVED_CACHE}') await caches.delete(name)
  await self.registration.unregister()
})()))
`

/** Files of the shell, fonts and pictures. Hashed names are immutable, others are revalidated once a day. */
export const staticRoutes: FastifyPluginAsync<GatewayOptions> = async (app, options) => {
  const { shellDir, archiveDir, bringShared, mediaRoot, development } = options
  const lasting = (reply: FastifyReply) => reply.header('cache-control', development ? 'no-store' : IMMUTABLE)

  await app.register(fastifyStatic, {
    root: [shellDir, ...(archiveDir ? [archiveDir] : [])],
    serve: false,
    cacheControl: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
  })
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = request.params['*']
    if (/\.(map|br|gz)$/.test(file)) return reply.callNotFound()
    const brought = await bringShared?.(file)
    lasting(reply)
    if (brought) return reply.type(contentType(file)).send(brought)
    return reply.sendFile(`assets/${file}`)
  })
  app.get('/sw.js', (_request, reply) => {
    reply.header('cache-control', 'no-cache').header('service-worker-allowed', '/')
    if (options.serviceWorker === 'off')
      return reply.type('text/javascript; charset=utf-8').send(WORKER_THAT_LEAVES)
    return reply.sendFile('sw.js')
  })
  app.get<{ Params: { file: string } }>('/fonts/:file', (request, reply) => {
    const file = fontFiles.get(request.params.file)
    if (!file) return reply.callNotFound()
    lasting(reply)
    return reply.sendFile(path.basename(file), path.dirname(file))
  })
  app.get<{ Params: { tenant: string; '*': string }; Querystring: { v?: string } }>(
    '/media/:tenant/*',
    (request, reply) => {
      const { tenant, '*': file } = request.params
      if (!/^[a-z][a-z0-9-]*$/.test(tenant)) return reply.callNotFound()
      // the importer adds a hash to addresses of immutable files
      if (request.query.v) lasting(reply)
      else reply.header('cache-control', DAY)
      // SVG opened as a document must not run scripts
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      const folder = path.join(mediaRoot, tenant, 'media')
      if (/^[\w-]+\.pmtiles$/.test(file))
        return sendGround(request, reply, path.join(folder, file), request.query.v)
      if (/^[\w-]+\.json$/.test(file)) return sendMediaJson(request, reply, path.join(folder, file))
      return reply.sendFile(file, folder)
    },
  )
}

const fontVersions = new Map<string, string>()

/** Address of a font with the hash of its bytes, so that it is immutable. */
export function fontUrl(name: string): string {
  const version =
    fontVersions.get(name) ??
    createHash('sha256')
      .update(readFileSync(fontFile(name)))
      .digest('hex')
      .slice(0, 8)
  fontVersions.set(name, version)
  return `/fonts/${name}?v=${version}`
}

/** File of a font by its name in `fontUrl`. */
export function fontFile(name: string): string {
  const file = fontFiles.get(name)
  if (!file) throw new Error(`There is no font file ${name}`)
  return file
}
