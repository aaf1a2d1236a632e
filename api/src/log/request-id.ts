import { randomUUID } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'

/**
 * The forms that proxies generate: UUID, hex, HAProxy's `address:port_…`. Without `@` and spaces, it cannot be an
 * e-mail address.
 */
const ID = /^[\w.:-]{8,64}$/
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * Uses the request id of a trusted proxy, so that the logs of all processes have the same id; other requests get a new
 * one.
 */
export function requestIds(trustedProxies: readonly string[]): (request: unknown) => string {
  const isTrusted = compile([...trustedProxies])
  return (request) => {
    const { headers, socket } = request as IncomingMessage
    const given = headers[REQUEST_ID_HEADER]
    if (typeof given !== 'string' || !ID.test(given)) return randomUUID()
    // injected requests come from this process: the gateway calls the API beside it
    const isOwn = !(request instanceof IncomingMessage)
    return isOwn || isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID()
  }
}
