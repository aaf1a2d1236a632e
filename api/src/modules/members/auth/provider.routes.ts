import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { serve } from '../../../serve.ts'
import { refuseDemoPerson } from '../people/demo-people.ts'
import { clientIdOf, createIdentityVerifier, type Provider } from './identity-token.ts'
import { consumeNonce, insertNonce } from './nonce.queries.ts'
import { findOrCreateIdentity } from './provider-sign-in.service.ts'
import { openSession } from './session-answer.ts'
import { PROVIDER_LIMITS } from './sign-in-limits.ts'

export const providerRoutes: ApiModule = async (app) => {
  const verify = createIdentityVerifier(app.config)

  const signIn = async (
    request: FastifyRequest,
    provider: Provider,
    shown: { token: string; nonce: string | undefined; nameHint: string | undefined },
  ) => {
    const { tenant, locale } = request
    const clientId = clientIdOf(provider, tenant, app.config)
    if (!clientId) throw new AppError(`${provider}_not_configured`)
    const { token, nonce, nameHint } = shown
    if (!nonce) throw new AppError(`${provider}_failed`, 'no nonce')
    const identity = await verify(provider, token, { clientId, nonce })
    // its own transaction, so that the nonce is used up also if the sign-in is refused
    if (!(await request.inTenant((tx) => consumeNonce(tx, tenant.id, nonce))))
      throw new AppError(`${provider}_failed`, 'nonce not issued by this tenant, used or expired')
    return request.inTenant(async (tx) => {
      const row = await findOrCreateIdentity(tx, tenant.id, identity, { nameHint, locale })
      refuseDemoPerson(app.config, row)
      return openSession(tx, row, request.headers['user-agent'])
    })
  }

  serve(app, 'POST /auth/nonce', { limits: PROVIDER_LIMITS }, async (request) => {
    const nonce = randomBytes(32).toString('base64url')
    await request.inTenant((tx) => insertNonce(tx, request.tenant.id, nonce))
    return { data: { nonce } }
  })

  serve(app, 'POST /auth/google', { limits: PROVIDER_LIMITS }, (request) =>
    signIn(request, 'google', {
      token: request.body.credential,
      nonce: request.body.nonce,
      nameHint: undefined,
    }),
  )

  serve(app, 'POST /auth/apple', { limits: PROVIDER_LIMITS }, (request) =>
    signIn(request, 'apple', {
      token: request.body.id_token,
      nonce: request.body.nonce,
      nameHint: request.body.user?.name?.trim() || undefined,
    }),
  )
}
