import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countRequest, routeOf } from '../metrics/request-metrics.ts'

/** Asked every few seconds, and about the process only. */
const PROBES = new Set(['/livez', '/readyz'])
/** Dozens for each page; what a phone has of them says nothing about the service. Logged where they are not answered well. */
const FILES = /^\/(assets|fonts|media|mf)\//

/**
 * Of every request of this instance: its id in the answer, one line in the log without addresses, names and queries, and what is measured of it. The id is that of
 * the trusted proxy in front (`X-Request-Id`), else a new one. Call it before routes are added.
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
