import { AppError } from '@sureda/api/errors/app-error'
import { askedLocale } from '@sureda/api/modules/platform/tenant/request-locale'
import { sendProblem } from '@sureda/api/plugins/errors'
import { DEFAULT_LOCALE } from '@sureda/contract/codes/locale'
import type { FastifyPluginAsync } from 'fastify'

/**
 * Answers API calls at a gateway that has no API, because the proxy in front is misconfigured. 503 makes phones keep
 * unsent changes; a page with status 200 would lose them.
 */
export const apiNotHere: FastifyPluginAsync = async (app) => {
  app.decorateRequest('locale', DEFAULT_LOCALE)
  // before a body is read
  app.addHook('onRequest', async (request, reply) => {
    request.locale = askedLocale(request.headers) ?? DEFAULT_LOCALE
    request.log.error(
      'a call reached the gateway: the proxy in front must send /api and /media/uploads to the API',
    )
    return sendProblem(request, reply, new AppError('wrong_server'))
  })
  const never = async () => undefined
  app.all('/api/*', never)
  app.get('/media/uploads/*', never)
}
