import type { IncomingHttpHeaders } from 'node:http'
import { INTERNAL_HEADER } from '@sureda/api/plugins/internal-calls'
import type { FastifyRequest } from 'fastify'

type Headers = Record<string, string | string[]>

/** Hop-by-hop headers. */
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

/** Headers about the origin of a request: written by us, never forwarded. This server has already answered `expect`. */
const OURS = new Set(['forwarded', 'x-real-ip', 'host', 'expect', INTERNAL_HEADER])
const isOurs = (name: string) => name.startsWith('x-forwarded-') || OURS.has(name)

/** Headers of a visitor's request for the API: the visitor's own, and our information about the origin. */
export function requestHeaders(request: FastifyRequest): Headers {
  const { content: remaining, named } = withoutHops(request.headers)
  const passed = Object.entries(remaining).filter(([name]) => !isOurs(name) && !named.has(name))
  return { ...Object.fromEntries(passed), ...origin(request.host, request.ip, request.protocol) }
}

/** Origin headers that an API trusts if its `TRUSTED_PROXIES` names this gateway. */
export const origin = (host: string, ip: string, protocol: string): Record<string, string> => ({
  host,
  'x-forwarded-host': host,
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
})

/** Headers of the API's answer for the visitor. */
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
