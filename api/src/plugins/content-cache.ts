import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CacheResult, cacheReads } from '../metrics/instruments.ts'
import { dayIn } from '../modules/platform/tenant/local-day.ts'

const MAX_ENTRIES = 500
const MAX_BODY_BYTES = 512 * 1024
/** Separates the key in a tag from the time at which the answer ends; base64url does not contain it. */
const UNTIL = '.'

interface CachedAnswer {
  body: string
  type: string
  etag: string
}

/**
 * Caches public content, which is the same for every caller: by an ETag of what the answer depends on, so that a 304 needs neither query nor body, and by the last
 * bodies in memory. If time changes an answer (`request.changesAt`), its tag contains that moment, so that every process knows from the tag when it ends.
 */
export function installContentCache(
  scope: FastifyInstance,
  release: string,
  /** Called before an answer that costs no query; may refuse it. */
  onKept: (request: FastifyRequest) => void,
): void {
  const answers = new Map<string, CachedAnswer>()
  const keys = new WeakMap<FastifyRequest, string>()

  scope.decorateRequest('changesAt', null)

  // with `done`, because a promise of the reply also resolves when the caller disconnects, and the route would answer a second time
  scope.addHook('onRequest', (request, reply, done) => {
    if (!isContent(request)) return done()
    const key = keyOf(request, release)
    keys.set(request, key)
    const seen = tagsOf(request.headers['if-none-match']).find((tag) => isTagOf(key, tag) && holds(tag))
    if (seen) {
      onKept(request)
      counted('not_modified')
      reply.headers(cacheHeaders(request, seen)).code(304).send()
      return
    }
    const known = answers.get(key)
    answers.delete(key)
    if (!known || !holds(known.etag)) {
      counted('miss')
      return done()
    }
    answers.set(key, known) // moves it to the end, as the most recently used
    onKept(request)
    counted('hit')
    reply.headers(cacheHeaders(request, known.etag)).type(known.type).serializer(String).send(known.body)
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.hasHeader('cache-control')) return payload
    const key = reply.statusCode === 200 ? keys.get(request) : undefined
    if (key === undefined) {
      reply.header('cache-control', 'no-store')
      return payload
    }
    const etag = `"${key}${request.changesAt ? UNTIL + request.changesAt.getTime() : ''}"`
    reply.headers(cacheHeaders(request, etag))
    if (typeof payload === 'string' && payload.length <= MAX_BODY_BYTES) {
      answers.set(key, { body: payload, type: String(reply.getHeader('content-type')), etag })
      const oldest = answers.keys().next().value
      if (answers.size > MAX_ENTRIES && oldest !== undefined) answers.delete(oldest)
    }
    return payload
  })
}

const counted = (result: CacheResult) => cacheReads.inc({ cache: 'content', result })

/** The answer follows from the content of the tenant, for every caller. */
export function isContent(request: FastifyRequest): boolean {
  if (request.is404 || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  const { access, person, cache } = request.routeOptions.config
  if (access !== 'public' || cache === 'none') return false
  return person === undefined || (cache === 'guests' && request.headers.authorization === undefined)
}

/** `no-cache`: clients ask each time, so that a change is visible within a second, and a 304 is about 200 bytes. */
const cacheHeaders = (request: FastifyRequest, etag: string) => ({
  etag,
  'cache-control': 'public, no-cache',
  vary: `Accept-Language, X-Tenant-Locale${request.routeOptions.config.cache === 'guests' ? ', Authorization' : ''}`,
})

function keyOf(request: FastifyRequest, release: string): string {
  const { tenant, locale } = request
  // lists such as "events from today on" change at the tenant's midnight without a change of content
  const day = dayIn(tenant.timeZone)
  const seats = request.routeOptions.config.seats ? tenant.availabilityVersion : 0
  const versions = [tenant.contentVersion, ratingVersionOf(request), seats]
  const parts = [tenant.id, tenant.known, ...versions, day, locale]
  const key = [release, ...parts, request.url].join('\n')
  return createHash('sha1').update(key).digest('base64url')
}

/** The version of the ratings that the answer shows; the sum of all if the route does not say which. */
function ratingVersionOf({ tenant, routeOptions }: FastifyRequest): number {
  const { ratingsOf } = routeOptions.config
  if (ratingsOf === 'none') return 0
  if (ratingsOf) return tenant.ratingVersions[ratingsOf] ?? 0
  return Object.values(tenant.ratingVersions).reduce((sum, version) => sum + version, 0)
}

const tagsOf = (header: string | undefined) =>
  header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []

const isTagOf = (key: string, tag: string) => tag === `"${key}"` || tag.startsWith(`"${key}${UNTIL}`)

/** False once the time in a tag has passed. */
function holds(tag: string): boolean {
  const until = tag.slice(1, -1).split(UNTIL)[1]
  return until === undefined || Date.now() < Number(until)
}
