import type { ApiModule } from '../../../api-module.ts'
import { serve } from '../../../serve.ts'
import { asGuide } from '../../guides/reservations/guide-reservations.routes.ts'
import { asMember } from '../reservations/booking-request.ts'
import { passOf } from './pass.service.ts'
import { publicKeys } from './pass-keys.service.ts'
import { verifyPass } from './verify-pass.service.ts'

export const passRoutes: ApiModule = async (app) => {
  serve(app, 'GET /reservations/:id/pass', async (request) => {
    const { PASS_SECRET } = app.config
    return {
      data: await asMember(request, (tx, reader) => passOf(tx, reader, request.params.id, PASS_SECRET)),
    }
  })

  // never cached: phones must know a key created a minute ago
  serve(app, 'GET /pass-keys', { cache: 'none' }, async (request) => {
    const keys = await request.inTenant((tx) => publicKeys(tx, request.tenant.id))
    return { keys, data: { keys } }
  })

  // changes nothing, so it needs no idempotency key
  serve(app, 'POST /guide/passes/verify', async (request) => {
    return { data: await asGuide(request, (tx, guide) => verifyPass(tx, guide, request.body)) }
  })
}
