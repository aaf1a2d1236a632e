import type { FastifyPluginAsync } from 'fastify'

/** RFC 9116 recommends less than a year; the file is generated with each request. */
const VALID_DAYS = 180

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Not served without a contact. */
export const securityTxt: FastifyPluginAsync<{ securityContact?: string; https: boolean }> = async (
  app,
  { securityContact, https },
) => {
  if (!securityContact) return
  app.get('/.well-known/security.txt', (request, reply) => {
    const expires = new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString().slice(0, 19)
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}Z`,
      'Preferred-Languages: ca, es, en',
      // the address must be https
      ...(https ? [`Canonical: https://${request.host}/.well-known/security.txt`] : []),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
