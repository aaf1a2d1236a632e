import { dataOf, emptyAnswer } from '@sureda/contract/envelope'
import { pushRenewalBody, pushState, pushSubscriptionBody } from '@sureda/contract/push'
import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { noQuery } from '../../../lib/schemas.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { addressOf, type Limit } from '../../../plugins/rate-limit.ts'
import { currentPushKey } from './push-keys.service.ts'
import {
  addPhone,
  listPhones,
  type PhoneOwner,
  removePhone,
  renewPhone,
} from './push-subscriptions.service.ts'

const config = { access: 'member' } as const
const done = { data: { ok: true as const } }
/** Nobody has to guess at addresses of phones. */
const RENEW_LIMIT: Limit = {
  bucket: 'push-renew',
  max: 60,
  windowMs: 30 * 60_000,
  subject: addressOf,
}
const ownerOf = (request: FastifyRequest): PhoneOwner => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  sessionHash: request.sessionHash ?? '',
})

/** The phones that get notices. Each belongs to a session, so none has an id of its own: a phone speaks of itself. */
export const pushRoutes: ApiModule = async (app) => {
  const secret = app.config.PASS_SECRET

  app.get(
    '/user/push-subscriptions',
    { config, schema: { querystring: noQuery, response: { 200: dataOf(pushState) } } },
    async (request) => {
      const owner = ownerOf(request)
      const [key, phones] = await request.inTenant(async (tx) => [
        await currentPushKey(tx, owner.tenantId, secret),
        await listPhones(tx, owner),
      ])
      return {
        data: {
          public_key: key.publicKey,
          phones: phones.map(({ browser, system, createdAt, sessionHash }) => ({
            browser,
            system,
            created_at: createdAt.toISOString(),
            current: sessionHash === owner.sessionHash,
          })),
        },
      }
    },
  )

  app.post(
    '/user/push-subscriptions',
    { config, schema: { body: pushSubscriptionBody, querystring: noQuery, response: { 200: emptyAnswer } } },
    (request, reply) =>
      request.inTenant((tx) =>
        withIdempotency(tx, request, reply, async () => {
          await addPhone(tx, app.config, ownerOf(request), request.body)
          return { status: 200, body: done }
        }),
      ),
  )

  app.delete(
    '/user/push-subscriptions',
    { config, schema: { querystring: noQuery, response: { 200: emptyAnswer } } },
    async (request) => {
      await request.inTenant((tx) => removePhone(tx, ownerOf(request)))
      return done
    },
  )

  app.post(
    '/push-subscriptions/renew',
    {
      config: { access: 'public', limits: [RENEW_LIMIT] },
      schema: { body: pushRenewalBody, querystring: noQuery, response: { 200: emptyAnswer } },
    },
    async (request) => {
      const { id } = request.tenant
      await request.inTenant((tx) => renewPhone(tx, app.config, id, request.body))
      return done
    },
  )
}
