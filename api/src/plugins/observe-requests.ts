import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countRequest, routeOf } from '../metrics/request-metrics.ts'

/** Called every few seconds, and only about the process. */
const PROBES = new Set(['/livez', '/readyz'])
/** Dozens per page, and cached ones never arrive, so they say little about the service. Only failures are logged. */
const FILES = /^\/(assets|fonts|media|mf)\//

/**
 * Gives every request of this instance an id in its answer, one log line without addresses, names and queries, and
 * metrics. The id comes from a trusted proxy (`X-Request-Id`), else it is new. Call it before routes are added.
 */
export function observeRequests(app: FastifyInstance): void {
  app.decorateRequest('screen', undefined)
  app.decorateRequest('tenantId', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    if (!PROBES.has(route)) {
      countRequest(request, reply, route)
      if (!FILES.test(route) || reply.statusCode >= 400) logRequest(request, reply, route)
    }
    done()
  })
}

function logRequest(request: FastifyRequest, reply: FastifyReply, route: string): void {
  request.log.info(
    {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      tenant: request.tenantId,
      // enough to follow one person through the log without identifying them
      person: request.person
        ? createHash('sha256').update(request.person.id).digest('hex').slice(0, 12)
        : undefined,
    },
    'answered',
  )
}
