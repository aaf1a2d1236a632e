import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses JSON bodies as Fastify does (no prototype keys). An empty body is undefined, because `POST /api/logout` has none. A body that is not UTF-8 is refused; it
 * would be stored with � in place of its letters.
 */
export function installJsonBody(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decoded(body)
    if (text === undefined) done(new AppError('malformed_request', 'a body that is not UTF-8'))
    else if (text === '') done(null, undefined)
    else parse(request, text, done)
  })
  // no call takes text/plain; without this it would reach routes as a string
  scope.removeContentTypeParser('text/plain')
}

function decoded(body: Buffer): string | undefined {
  try {
    return utf8.decode(body)
  } catch {
    return undefined
  }
}
