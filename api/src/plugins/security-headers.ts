import type { FastifyInstance } from 'fastify'

/** Headers of every answer of the API. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

export function installSecurityHeaders(scope: FastifyInstance): void {
  const headers =
    scope.config.PUBLIC_URL_SCHEME === 'https'
      ? { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : SECURITY_HEADERS
  scope.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
}
