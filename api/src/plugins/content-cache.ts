import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayIn } from '../modules/platform/tenant/local-day.ts'

const MAX_ENTRIES = 500
const MAX_BODY_BYTES = 512 * 1024
/** Between what an answer depends on and the moment it ends; base64url has no such letter. */
const UNTIL = '.'

interface CachedAnswer {
  body: string
  type: string
  etag: string
}

/**
 * Public content: an ETag from what the answer depends on (tenant, versions of its content, of the ratings and of the free days it shows, day, language, address), so that 304 needs no query and no
 * body; and the last bodies themselves, in memory. Nothing here depends on who asks: the token is not even read, or (`cache: 'guests'`) none was sent.
 *
 * An answer that the clock changes (`request.changesAt`: news that are dated this evening) carries that moment in its tag. Anyone who gets the tag back –
 * this process, its twin, the next start – knows from it alone when the answer ends.
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

  // with `done`: a promise of the reply also ends when the reader hangs up, and the route would answer a second time
  scope.addHook('onRequest', (request, reply, done) => {
    if (!isContent(request)) return done()
    const key = keyOf(request, release)
    keys.set(request, key)
    const seen = tagsOf(request.headers['if-none-match']).find((tag) => isTagOf(key, tag) && holds(tag))
    if (seen) {
      onKept(request)
      reply.headers(cacheHeaders(request, seen)).code(304).send()
      return
    }
    const known = answers.get(key)
    if (!known) return done()
    answers.delete(key)
    if (!holds(known.etag)) return done()
    answers.set(key, known) // youngest again
    onKept(request)
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

function isContent(request: FastifyRequest): boolean {
  if (request.is404 || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  const { access, person, cache } = request.routeOptions.config
  if (access !== 'public' || cache === 'none') return false
  return person === undefined || (cache === 'guests' && request.headers.authorization === undefined)
}

/** Always asked again (no-cache), cheaply: a change by an office is seen at once, and an unchanged list costs 200 bytes. */
const cacheHeaders = (request: FastifyRequest, etag: string) => ({
  etag,
  'cache-control': 'public, no-cache',
  vary: `Accept-Language, X-Tenant-Locale${request.routeOptions.config.cache === 'guests' ? ', Authorization' : ''}`,
})

function keyOf(request: FastifyRequest, release: string): string {
  const { tenant, locale } = request
  // lists such as "events from today on" change at the tenant's midnight without any change of content
  const day = dayIn(tenant.timeZone)
  const seats = request.routeOptions.config.seats ? tenant.availabilityVersion : 0
  const versions = [tenant.contentVersion, ratingVersionOf(request), seats]
  const parts = [tenant.id, tenant.known, ...versions, day, locale]
  const key = [release, ...parts, request.url].join('\n')
  return createHash('sha1').update(key).digest('base64url')
}

/** Of the ratings that the answer shows; of all of them together where the route does not say. */
function ratingVersionOf({ tenant, routeOptions }: FastifyRequest): number {
  const { ratingsOf } = routeOptions.config
  if (ratingsOf === 'none') return 0
  if (ratingsOf) return tenant.ratingVersions[ratingsOf] ?? 0
  return Object.values(tenant.ratingVersions).reduce((sum, version) => sum + version, 0)
}

const tagsOf = (header: string | undefined) =>
  header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []

const isTagOf = (key: string, tag: string) => tag === `"${key}"` || tag.startsWith(`"${key}${UNTIL}`)

/** False once the moment that a tag carries has come. */
function holds(tag: string): boolean {
  const until = tag.slice(1, -1).split(UNTIL)[1]
  return until === undefined || Date.now() < Number(until)
}
