import { accountDeletion, deletionBody } from '@sureda/contract/account'
import { dataOf } from '@sureda/contract/envelope'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiModule } from '../../../api-module.ts'
import { noQuery } from '../../../lib/schemas.ts'
import type { Limit } from '../../../plugins/rate-limit.ts'
import { exportData } from './data-export.service.ts'
import { askForDeletion, keepAccount, readDeletion } from './deletion.service.ts'
import { proveIdentityBy } from './prove-identity.ts'

const HOUR = 3_600_000
/** Thirty reads of everything are dear, and nobody needs a second archive within the minute. */
const EXPORT_LIMIT: Limit = {
  bucket: 'data-export',
  max: 5,
  windowMs: HOUR,
  subject: (request) => request.person?.id,
}
const member = { access: 'member' } as const
const state = { querystring: noQuery, response: { 200: dataOf(accountDeletion) } }
const archive = { querystring: noQuery, response: { 200: z.unknown().describe('application/zip') } }

export const accountRoutes: ApiModule = async (app) => {
  const prove = proveIdentityBy(app.config)
  const answer = async (request: FastifyRequest) => ({
    data: await request.inTenant((tx) => readDeletion(tx, request, app.config)),
  })

  app.get(
    '/user/data-export',
    { config: { ...member, limits: [EXPORT_LIMIT] }, schema: archive },
    async (request, reply) => {
      const file = await exportData(request)
      const day = new Date().toISOString().slice(0, 10)
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${request.tenant.id}-${day}.zip"`,
        })
        .send(file)
    },
  )

  app.get('/user/deletion', { config: member, schema: state }, answer)

  // a second time changes nothing, so that no hash of a body with a password has to be kept under an Idempotency-Key
  app.post(
    '/user/deletion',
    { config: member, schema: { ...state, body: deletionBody } },
    async (request) => {
      await askForDeletion(request, request.body, prove)
      return answer(request)
    },
  )

  app.delete('/user/deletion', { config: member, schema: state }, async (request) => {
    await request.inTenant((tx) => keepAccount(tx, request))
    return answer(request)
  })
}
