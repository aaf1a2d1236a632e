import type { FastifyRequest } from 'fastify'

/** Whether the client already has this answer. Compressing proxies weaken ETags, which still match. */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  const given = request.headers['if-none-match']
  if (given === undefined) return false
  return given.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag || entry.trim() === '*')
}
