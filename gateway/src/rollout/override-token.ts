import type { Secret } from '@sureda/api/secret'
import { signed, verified } from './signature.ts'

/** Releases that a member of staff gets instead of the public ones, until it expires. */
export interface Override {
  /** Remote → version. */
  releases: Record<string, string>
  /** Seconds since 1970. */
  expires: number
}

/** Maximum life of an override: a forgotten one must not outlive a working day. */
export const MAX_OVERRIDE_HOURS = 24

/** `payload.signature`, both base64url; fits a cookie and a query. */
export function signOverride(override: Override, secret: Secret): string {
  const payload = Buffer.from(JSON.stringify(override)).toString('base64url')
  return signed('release-override', payload, secret)
}

/** The override of a token, or undefined if it is forged, broken or expired. Never says which. */
export function verifyOverride(
  token: string | undefined,
  secret: Secret,
  now = Date.now(),
): Override | undefined {
  const payload = verified('release-override', token, secret)
  const override = payload && parse(payload)
  return override && override.expires * 1000 > now ? override : undefined
}

function parse(payload: string): Override | undefined {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Override
  } catch {
    return undefined
  }
}
