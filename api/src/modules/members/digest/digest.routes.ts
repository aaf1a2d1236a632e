import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { serve } from '../../../serve.ts'
import { endDigests } from './digest.queries.ts'
import { linkSecret, personOfToken } from './unsubscribe-token.ts'

/** The token is the proof, and repeating changes nothing: mail programs call this by themselves, with a form that is ignored. */
export const digestRoutes: ApiModule = async (app) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, _body, done) => done(null, undefined),
  )
  serve(app, 'POST /mail/unsubscribe', async (request) => {
    const tenantId = request.tenant.id
    const isDone = await request.inTenant(async (tx) => {
      const userId = personOfToken(await linkSecret(tx, tenantId), tenantId, request.query.token)
      return userId !== null && (await endDigests(tx, tenantId, userId))
    })
    if (!isDone) throw new AppError('not_found', 'no such link of a mail')
    return { data: { ok: true as const } }
  })
}
