import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import type { Limit } from '../../../plugins/rate-limit.ts'
import { serve } from '../../../serve.ts'
import { seenVersions, tagged } from '../../bookings/reservations/booking-request.ts'
import { addMember, changeMember, removeMember } from './group-members.service.ts'
import { listGroups, listMembers } from './groups.queries.ts'
import {
  answerGroup,
  changeGroup,
  createGroup,
  deleteGroup,
  type GuideWithLocalizer,
  requireGroup,
} from './groups.service.ts'
import { deleteInvitationsOf } from './invitations.queries.ts'
import { inviteToGroup } from './invitations.service.ts'
import { toGroup } from './to-group.ts'

const invitationLimit: Limit = {
  bucket: 'group-invitation',
  max: 100,
  windowMs: 3_600_000,
  subject: (request) => request.person?.id,
}

const guideOf = (request: FastifyRequest): GuideWithLocalizer => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  localizer: localizerFor(request),
})
const done = { data: { ok: true as const } }

export const guideGroupRoutes: ApiModule = async (app) => {
  serve(app, 'GET /guide/groups', async (request) => {
    const guide = guideOf(request)
    const page = readPage(request.query, ['time', 'uuid'])
    const { rows, members } = await request.inTenant(async (tx) => {
      const found = await listGroups(tx, guide, page)
      const ids = found.map(({ id }) => id)
      return { rows: found, members: await listMembers(tx, guide.tenantId, ids) }
    })
    const { locale } = guide.localizer
    return pageOf(
      rows,
      page,
      (row) => [row.createdAt.toISOString(), row.id],
      (row) => toGroup(row, members, locale),
    )
  })

  serve(app, 'GET /guide/groups/:id', async (request, reply) => {
    const guide = guideOf(request)
    const data = await request.inTenant(async (tx) =>
      answerGroup(tx, await requireGroup(tx, guide, request.params.id), guide.localizer.locale),
    )
    return tagged(reply, { data })
  })

  serve(app, 'POST /guide/groups', async (request, reply) => {
    const answer = await request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const data = await createGroup(tx, guideOf(request), request.body)
        return { status: 201, body: { data } }
      }),
    )
    return tagged(reply, answer)
  })

  serve(app, 'PUT /guide/groups/:id', async (request, reply) => {
    const { body, params } = request
    const data = await request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 200,
        body: await changeGroup(tx, guideOf(request), params.id, body, seenVersions(request)),
      })),
    )
    return tagged(reply, { data })
  })

  serve(app, 'DELETE /guide/groups/:id', async (request) => {
    await request.inTenant((tx) => deleteGroup(tx, guideOf(request), request.params.id))
    return done
  })

  serve(app, 'POST /guide/groups/:id/members', async (request, reply) => {
    const { body, params } = request
    const answer = await request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const data = await addMember(tx, guideOf(request), params.id, body)
        return { status: 201, body: { data } }
      }),
    )
    return tagged(reply, answer)
  })

  serve(app, 'PUT /guide/groups/:id/members/:memberId', async (request, reply) => {
    const { body, params } = request
    const data = await request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 200,
        body: await changeMember(tx, guideOf(request), params, body, seenVersions(request)),
      })),
    )
    return tagged(reply, { data })
  })

  serve(app, 'DELETE /guide/groups/:id/members/:memberId', async (request) => {
    await request.inTenant((tx) => removeMember(tx, guideOf(request), request.params))
    return done
  })

  serve(app, 'POST /guide/groups/:id/invitations', { limits: [invitationLimit] }, (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const data = await inviteToGroup(tx, request, guideOf(request), request.params.id)
        return { status: 201, body: { data } }
      }),
    ),
  )

  serve(app, 'DELETE /guide/groups/:id/invitations', async (request) => {
    const guide = guideOf(request)
    await request.inTenant(async (tx) => {
      await deleteInvitationsOf(tx, await requireGroup(tx, guide, request.params.id))
    })
    return done
  })
}
