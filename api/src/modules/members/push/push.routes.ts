import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { perNetwork } from '../../../plugins/rate-limit.ts'
import { serve } from '../../../serve.ts'
import { currentPushKey } from './push-keys.service.ts'
import {
  addPhone,
  listPhones,
  type PhoneOwner,
  removePhone,
  updatePhoneAddress,
} from './push-subscriptions.service.ts'

const done = { data: { ok: true as const } }
/** Against guessing addresses of phones. */
const RENEW_LIMITS = perNetwork({ bucket: 'push-renew', max: 60, windowMs: 30 * 60_000 })
const ownerOf = (request: FastifyRequest): PhoneOwner => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  sessionHash: request.sessionHash ?? '',
})

/** The phones that get notices. Each belongs to a session, so the calls need no id. */
export const pushRoutes: ApiModule = async (app) => {
  const secret = app.config.PASS_SECRET

  serve(app, 'GET /user/push-subscriptions', async (request) => {
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
  })

  serve(app, 'POST /user/push-subscriptions', (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        await addPhone(tx, app.config, ownerOf(request), request.body)
        return { status: 200, body: done }
      }),
    ),
  )

  serve(app, 'DELETE /user/push-subscriptions', async (request) => {
    await request.inTenant((tx) => removePhone(tx, ownerOf(request)))
    return done
  })

  serve(app, 'POST /push-subscriptions/renew', { limits: RENEW_LIMITS }, async (request) => {
    const { id } = request.tenant
    await request.inTenant((tx) => updatePhoneAddress(tx, app.config, id, request.body))
    return done
  })
}
