import type { FastifyReply, FastifyRequest } from 'fastify'
import { boundedLabel } from './bounded-label.ts'
import { requestSeconds, requests } from './instruments.ts'

/** The parser accepts about thirty more. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const screenLabel = boundedLabel(300)

/** The route's pattern, or the screen's for a page; never the address. */
export function routeOf({ screen, routeOptions, is404 }: FastifyRequest): string {
  if (screen !== undefined) return `page ${screenLabel(screen)}`
  return is404 ? 'unknown' : (routeOptions.url ?? 'unknown')
}

export function countRequest(request: FastifyRequest, reply: FastifyReply, route: string): void {
  const method = METHODS.has(request.method) ? request.method : 'other'
  requests.inc({ method, route, status: `${Math.floor(reply.statusCode / 100)}xx` })
  requestSeconds.observe({ method, route }, reply.elapsedTime / 1000)
}

/** Counts a request refused by the parser or the server below Fastify. */
export const countUnreadable = (): void =>
  requests.inc({ method: 'other', route: 'unreadable', status: '4xx' })
