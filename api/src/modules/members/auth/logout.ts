import type { ApiModule } from '../../../api-module.ts'
import { serve } from '../../../serve.ts'
import { deleteSession } from './session.queries.ts'
import { bearerToken, hashToken } from './token.ts'

/** SHA-256 in base64url. */
const HASH = /^[A-Za-z0-9_-]{43}$/

/**
 * `POST …/logout`, mounted below `/api` and `/api/v1`. Always 200, because the goal is reached in any case. A phone
 * that was offline sends `{ session }` later, the hash of the token: it ends the session and grants nothing.
 */
export const logoutRoute: ApiModule = async (app) => {
  serve(app, 'POST /logout', { unknownHost: 'allow' }, async (request) => {
    const token = bearerToken(request.headers.authorization)
    const { session } = (request.body ?? {}) as { session?: unknown }
    const hash = typeof session === 'string' ? session : token && token !== 'malformed' && hashToken(token)
    if (hash && HASH.test(hash)) await request.inTenant((tx) => deleteSession(tx, request.tenant.id, hash))
    return { data: { ok: true as const } }
  })
}
