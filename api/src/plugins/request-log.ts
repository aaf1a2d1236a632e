import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Headers of every answer of the API. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/** Sets security headers and the request id on every answer, and logs one line per request without secrets and personal data. */
export function installRequestLog(scope: FastifyInstance): void {
  const headers =
    scope.config.PUBLIC_URL_SCHEME === 'https'
      ? { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : SECURITY_HEADERS

  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })

  scope.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.is404 ? 'unknown' : request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        tenant: request.tenant?.id,
        // enough to follow one person through the log without identifying them
        person: request.person
          ? createHash('sha256').update(request.person.id).digest('hex').slice(0, 12)
          : undefined,
      },
      'answered',
    )
  })
}
