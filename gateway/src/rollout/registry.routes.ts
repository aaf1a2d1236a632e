import { isFresh } from '@sureda/api/http/is-fresh'
import type { FastifyPluginAsync } from 'fastify'
import type { GatewayOptions } from '../options.ts'
import { visitorOf } from '../visitor.ts'
import type { Registry } from './registry.ts'

/** `GET /registry.json`: the registry for this visitor, the same as in the page. */
export const registryRoutes: FastifyPluginAsync<GatewayOptions & { registry: Registry }> = async (
  app,
  options,
) => {
  app.get('/registry.json', async (request, reply) => {
    const tenant = await options.tenantOf(request.host).catch(() => undefined)
    const visitor = visitorOf(request, reply, tenant?.id ?? '', {
      secret: options.overrideSecret,
      https: options.https,
    })
    const { text, etag } = await options.registry.for(visitor)
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'cookie')
    if (isFresh(request, etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}
