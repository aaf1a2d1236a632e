import type { FastifyRequest } from 'fastify'

/** Whether the caller has this answer already. Proxies that compress mark an ETag as weak; it is the same answer. */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  const given = request.headers['if-none-match']
  if (given === undefined) return false
  return given.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag || entry.trim() === '*')
}
