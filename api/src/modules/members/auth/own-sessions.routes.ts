import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOfWhole } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { serve } from '../../../serve.ts'
import { deleteOwnSession, listSessions, type SessionOwner } from './own-sessions.queries.ts'
import { changePassword } from './password-change.service.ts'
import { deleteOtherSessionsOf } from './session.queries.ts'

const done = { data: { ok: true as const } }
const ownerOf = (request: FastifyRequest): SessionOwner => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
})

/**
 * Password and sessions of the signed-in person. A session ended here is refused at its next call, because each call
 * looks its session up.
 */
export const ownSessionRoutes: ApiModule = async (app) => {
  serve(app, 'GET /user/sessions', async (request) => {
    const rows = await request.inTenant(async (tx) =>
      listSessions(tx, ownerOf(request), await databaseTime.of(tx)),
    )
    const sessions = rows.map((row) => ({
      id: row.id,
      browser: row.browser,
      system: row.system,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      current: row.tokenHash === request.sessionHash,
    }))
    return pageOfWhole(sessions, request.query, ({ id }) => id)
  })

  serve(app, 'POST /user/password', async (request) => {
    await changePassword(request, request.body)
    return done
  })

  serve(app, 'DELETE /user/sessions', async (request) => {
    const { tenantId, userId } = ownerOf(request)
    await request.inTenant((tx) => deleteOtherSessionsOf(tx, tenantId, userId, request.sessionHash))
    return done
  })

  serve(app, 'DELETE /user/sessions/:id', async (request) => {
    const { id } = request.params
    if (!(await request.inTenant((tx) => deleteOwnSession(tx, ownerOf(request), id))))
      throw new AppError('not_found')
    return done
  })
}
