import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { readPage } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { type Limit, perNetwork } from '../../../plugins/rate-limit.ts'
import { serve } from '../../../serve.ts'
import { explainUnknownCode, joinGroup } from './invitations.service.ts'
import { findUserGroup, type GroupReader, leaveGroup, listUserGroups } from './user-groups.queries.ts'

const HOUR = 3_600_000
/** No one can guess a code among 32⁸. A school class that joins at once shares one address. */
const joinLimits: Limit[] = [
  { bucket: 'group-join', max: 30, windowMs: HOUR, subject: (request) => request.person?.id },
  ...perNetwork({ bucket: 'group-join-address', max: 300, windowMs: HOUR }, 2),
]

const readerOf = (request: FastifyRequest): GroupReader => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  locale: request.locale,
})

export const userGroupRoutes: ApiModule = async (app) => {
  serve(app, 'GET /user/groups', (request) => {
    const page = readPage(request.query, ['text', 'uuid'])
    return request.inTenant((tx) => listUserGroups(tx, readerOf(request), page))
  })

  serve(app, 'POST /user/groups/join', { limits: joinLimits }, async (request, reply) => {
    const reader = readerOf(request)
    const { code } = request.body
    try {
      return await request.inTenant((tx) =>
        withIdempotency(tx, request, reply, async () => {
          const data = await findUserGroup(tx, reader, await joinGroup(tx, reader, code))
          if (!data) throw new Error('the member is not in the group they have just joined')
          return { status: 201, body: { data } }
        }),
      )
    } catch (error) {
      throw await explainUnknownCode(app, reader.tenantId, code, error)
    }
  })

  serve(app, 'DELETE /user/groups/:id', async (request) => {
    const { id } = request.params
    if (!(await request.inTenant((tx) => leaveGroup(tx, readerOf(request), id))))
      throw new AppError('group_not_found')
    return { data: { ok: true as const } }
  })
}
