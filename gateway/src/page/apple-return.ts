import { paths } from '@sureda/contract/remote/paths'
import type { FastifyPluginAsync } from 'fastify'

/** What the login screen needs of Apple's answer. Its `code` is for servers that hold a secret; ours does not. */
const FIELDS = ['state', 'id_token', 'user', 'error'] as const

/**
 * Apple posts its answer as a form where an e-mail was asked for. The gateway passes it on to the login screen in the
 * fragment of the address, as Google does: no server, log or referrer sees a fragment. The screen compares the state
 * and takes the token out of the address.
 */
export const appleReturn: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  )
  app.post<{ Body: URLSearchParams | undefined }>(paths.appleReturn(), async (request, reply) => {
    const answer = new URLSearchParams()
    for (const name of FIELDS) {
      const value = request.body?.get(name)
      if (value) answer.set(name, value)
    }
    return reply.header('cache-control', 'no-store').redirect(`${paths.login()}#${answer}`, 303)
  })
}
