import { emptyAnswer } from '@sureda/contract/envelope'
import type { ApiModule } from '../../api-module.ts'
import { deleteSession } from './session.queries.ts'
import { bearerToken, hashToken } from './token.ts'

/** `POST …/logout`, mounted below `/api` and `/api/v1`. Always 200: whoever wants to be signed out is. */
export const logoutRoute: ApiModule = async (app) => {
  app.post(
    '/logout',
    { config: { access: 'public', unknownHost: 'allow' }, schema: { response: { 200: emptyAnswer } } },
    async (request) => {
      const token = bearerToken(request.headers.authorization)
      if (token && token !== 'malformed') {
        await request.inTenant((tx) => deleteSession(tx, request.tenant.id, hashToken(token)))
      }
      return { data: { ok: true as const } }
    },
  )
}
