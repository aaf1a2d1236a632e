import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * JSON bodies as Fastify reads them (no prototype keys), except that an empty one is no body: `POST /api/logout` has none to send. One that is not UTF-8 is refused:
 * read anyway, it would be stored with � in the place of its letters.
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
  // text is nothing we take; without this it would reach the routes as a string
  scope.removeContentTypeParser('text/plain')
}

function decoded(body: Buffer): string | undefined {
  try {
    return utf8.decode(body)
  } catch {
    return undefined
  }
}
