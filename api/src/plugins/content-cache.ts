import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayIn } from '../modules/tenant/local-day.ts'

const MAX_ENTRIES = 500
const MAX_BODY_BYTES = 512 * 1024

interface CachedAnswer {
  body: string
  type: string
}

/**
 * Public content: an ETag from what the answer depends on (tenant, content version, day, language, address), so that 304 needs no query and no
 * body; and the last bodies themselves, in memory. Nothing here depends on who asks: the token is not even read.
 */
export function installContentCache(scope: FastifyInstance, release: string): void {
  const answers = new Map<string, CachedAnswer>()
  const etags = new WeakMap<FastifyRequest, string>()

  scope.addHook('onRequest', async (request, reply) => {
    if (!isContent(request)) return
    const etag = etagOf(request, release)
    etags.set(request, etag)
    if (matches(request.headers['if-none-match'], etag))
      return reply.headers(cacheHeaders(etag)).code(304).send()
    const known = answers.get(etag)
    if (!known) return
    answers.delete(etag)
    answers.set(etag, known) // youngest again
    return reply.headers(cacheHeaders(etag)).type(known.type).serializer(String).send(known.body)
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.hasHeader('cache-control')) return payload
    const etag = reply.statusCode === 200 ? etags.get(request) : undefined
    reply.headers(etag ? cacheHeaders(etag) : { 'cache-control': 'no-store' })
    if (etag && typeof payload === 'string' && payload.length <= MAX_BODY_BYTES) {
      answers.set(etag, { body: payload, type: String(reply.getHeader('content-type')) })
      const oldest = answers.keys().next().value
      if (answers.size > MAX_ENTRIES && oldest !== undefined) answers.delete(oldest)
    }
    return payload
  })
}

function isContent(request: FastifyRequest): boolean {
  if (request.is404 || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  const { access, person, cache } = request.routeOptions.config
  return access === 'public' && person === undefined && cache !== 'none'
}

/** Always asked again (no-cache), cheaply: a change by an office is seen at once, and an unchanged list costs 200 bytes. */
const cacheHeaders = (etag: string) => ({
  etag,
  'cache-control': 'public, no-cache',
  vary: 'Accept-Language, X-Tenant-Locale',
})

function etagOf(request: FastifyRequest, release: string): string {
  const { tenant, locale } = request
  // lists such as "events from today on" change at the tenant's midnight without any change of content
  const day = dayIn(tenant.timeZone)
  const key = [release, tenant.id, tenant.known, tenant.contentVersion, day, locale, request.url].join('\n')
  return `"${createHash('sha1').update(key).digest('base64url')}"`
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
