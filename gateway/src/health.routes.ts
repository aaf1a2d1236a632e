import { assertSameClock } from '@sureda/api/database/clock-skew'
import type { Database } from '@sureda/api/database/database'
import { assertWhole } from '@sureda/api/database/unfinished-restore'
import { UnusableDatabaseError } from '@sureda/api/database/unusable-database'
import { isDraining } from '@sureda/api/draining-server'
import { withDeadline } from '@sureda/api/modules/platform/health/health.routes'
import type { FastifyPluginAsync } from 'fastify'

/** `/livez` and `/readyz` of a gateway with a separate API; an API in the same process answers for both. */
export const healthRoutes: FastifyPluginAsync<{ database: Database }> = async (app, { database }) => {
  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining(app.server)) return reply.code(503).send({ status: 'stopping', mode: database.kind })
    try {
      const clock = assertSameClock(database.db)
      await withDeadline(
        Promise.all([
          database.ping(),
          clock,
          assertWhole(database.db),
          database.assertWritable(),
          app.registry.check(),
        ]),
      )
      const checks = { database: 'ok', clock: 'ok', registry: 'ok' }
      return { status: 'ready', mode: database.kind, checks }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      const checks = error instanceof UnusableDatabaseError ? { database: error.message } : undefined
      return reply.code(503).send({ status: 'not ready', mode: database.kind, checks })
    }
  })
}
