import { randomUUID } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'

/** As proxies make them: UUIDs, hex, HAProxy's `address:port_…`. Without `@` and spaces, so that no address of a person is one. */
const ID = /^[\w.:-]{8,64}$/
export const REQUEST_ID_HEADER = 'x-request-id'

/** Gives a request the id that a trusted proxy says, so that one id is in the logs of all processes; from any other caller it gets a new one. */
export function requestIds(trustedProxies: readonly string[]): (request: unknown) => string {
  const isTrusted = compile([...trustedProxies])
  return (request) => {
    const { headers, socket } = request as IncomingMessage
    const given = headers[REQUEST_ID_HEADER]
    if (typeof given !== 'string' || !ID.test(given)) return randomUUID()
    // what is injected comes from this process: the gateway asks the API beside it
    const isOwn = !(request instanceof IncomingMessage)
    return isOwn || isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID()
  }
}
