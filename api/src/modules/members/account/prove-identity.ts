import type { DeletionBody } from '@sureda/contract/schemas/members/account'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import { AppError } from '../../../errors/app-error.ts'
import { consume } from '../../../plugins/rate-limit.ts'
import { findByIdentity } from '../auth/identity.queries.ts'
import { clientIdOf, createIdentityVerifier } from '../auth/identity-token.ts'
import { consumeNonce } from '../auth/nonce.queries.ts'
import { verifyPassword } from '../auth/password.ts'
import { CURRENT_PASSWORD_TRIES } from '../auth/sign-in-limits.ts'
import type { UserRow } from '../profile/to-user.ts'

export type ProveIdentity = (request: FastifyRequest, person: UserRow, body: DeletionBody) => Promise<void>

const fault = (path: string, code: string) =>
  new AppError('validation_failed', code, { errors: [{ path, code }] })

/**
 * Builds the check that it is the person, not someone else with their phone: a password, or a fresh proof of Google or
 * Apple. Throws 422 with the field.
 */
export function proveIdentityBy(config: Config): ProveIdentity {
  const verify = createIdentityVerifier(config)
  return async (request, person, body) => {
    await consume(request, CURRENT_PASSWORD_TRIES, person.id)
    if (body.password !== undefined && person.passwordHash !== null) {
      if (await verifyPassword(person.passwordHash, body.password)) return
      throw fault('password', 'wrong_password')
    }
    const { provider, id_token: token, nonce } = body
    if (!provider || !token || !nonce) throw fault('password', 'proof_needed')
    const { tenant } = request
    const clientId = clientIdOf(provider, tenant, config)
    if (!clientId) throw new AppError(`${provider}_not_configured`)
    const identity = await verify(provider, token, { clientId, nonce }).catch((error: unknown) => {
      // an invalid proof is a fault of the form: a 401 would end the session
      throw error instanceof AppError && error.code === `${provider}_failed`
        ? fault('id_token', 'wrong_identity')
        : error
    })
    if (!(await request.inTenant((tx) => consumeNonce(tx, tenant.id, nonce))))
      throw fault('id_token', 'wrong_identity')
    const known = await request.inTenant((tx) => findByIdentity(tx, tenant.id, identity))
    if (known?.id !== person.id) throw fault('id_token', 'wrong_identity')
  }
}
