import type { FastifyInstance } from 'fastify'

/** JSON bodies as Fastify reads them (no prototype keys), except that an empty one is no body: `POST /api/logout` has none to send. */
export function installJsonBody(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
  // text is nothing we take; without this it would reach the routes as a string
  scope.removeContentTypeParser('text/plain')
}
