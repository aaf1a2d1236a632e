import { randomInt } from 'node:crypto'
import type { Secret } from '@sureda/api/secret'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { verifyOverride } from './rollout/override-token.ts'
import type { Visitor } from './rollout/resolve.ts'

const BUCKET = 'sureda_bucket'
const OVERRIDE = 'sureda_override'
export const OVERRIDE_QUERY = 'sureda-override'
const HALF_YEAR_S = 15_552_000

interface Options {
  secret: Secret
  https: boolean
}

/**
 * What determines a visitor's releases: a bucket number from 0 to 9999 in a cookie, which thousands share, and a
 * verified staff override from the query or its cookie.
 */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: string,
  options: Options,
): Visitor {
  const cookies = readCookies(request.headers.cookie)
  const set = (name: string, value: string, maxAge: number) => {
    const secure = options.https ? '; Secure' : ''
    reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`)
  }
  const known = /^\d{1,4}$/.test(cookies[BUCKET] ?? '')
  const bucket = known ? Number(cookies[BUCKET]) : randomInt(10_000)
  if (!known) set(BUCKET, String(bucket), HALF_YEAR_S)

  const asked = (request.query as Record<string, unknown>)[OVERRIDE_QUERY]
  const token = typeof asked === 'string' ? asked : cookies[OVERRIDE]
  const override = verifyOverride(token, options.secret)
  if (typeof asked === 'string')
    set(OVERRIDE, override ? asked : '', override ? Math.floor(override.expires - Date.now() / 1000) : 0)
  return { tenant, bucket, overrides: override?.releases ?? {} }
}

export function readCookies(header: string | undefined): Record<string, string> {
  return Object.fromEntries(
    (header ?? '').split(';').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : []
    }),
  )
}
