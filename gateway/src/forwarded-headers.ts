import type { IncomingHttpHeaders } from 'node:http'
import { INTERNAL_HEADER } from '@sureda/api/plugins/internal-calls'
import type { FastifyRequest } from 'fastify'

type Headers = Record<string, string | string[]>

/** Headers that belong to one connection, not to the message. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** What tells where a request comes from: written by us, never passed on. `expect` was answered by this server already. */
const OURS = new Set(['forwarded', 'x-real-ip', 'host', 'expect', INTERNAL_HEADER])
const isOurs = (name: string) => name.startsWith('x-forwarded-') || OURS.has(name)

/** Headers of a visitor's request as the API gets them: their own words, and our word for who they are. */
export function requestHeaders(request: FastifyRequest): Headers {
  const { content: remaining, named } = withoutHops(request.headers)
  const passed = Object.entries(remaining).filter(([name]) => !isOurs(name) && !named.has(name))
  return { ...Object.fromEntries(passed), ...origin(request.host, request.ip, request.protocol) }
}

/** Who asks, in the words that an API believes when its `TRUSTED_PROXIES` names this gateway. */
export const origin = (host: string, ip: string, protocol: string): Record<string, string> => ({
  host,
  'x-forwarded-host': host,
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
})

/** Headers of the API's answer as the visitor gets them. */
export function answerHeaders(headers: IncomingHttpHeaders): Headers {
  const { content, named } = withoutHops(headers)
  return Object.fromEntries(Object.entries(content).filter(([name]) => !named.has(name)))
}

function withoutHops(headers: IncomingHttpHeaders): { content: Headers; named: Set<string> } {
  const named = new Set(
    [headers.connection ?? []]
      .flat()
      .flatMap((list) => list.split(','))
      .map((name) => name.trim().toLowerCase()),
  )
  const remaining = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || HOP.has(name) ? [] : [[name, value] as const],
  )
  return { content: Object.fromEntries(remaining), named }
}
