import { createHmac, timingSafeEqual } from 'node:crypto'

/** Each kind of signed text has its own purpose, so that none can be used as another. */
type Purpose = 'release-override' | 'release-load' | 'release-network'

/** `payload.signature`; the payload has no dot. */
export const signed = (purpose: Purpose, payload: string, secret: string): string =>
  `${payload}.${digest(purpose, payload, secret)}`

/** The payload of a signed text, or undefined if it is forged or broken. */
export function verified(purpose: Purpose, text: string | undefined, secret: string): string | undefined {
  const [payload, given, ...more] = text?.split('.') ?? []
  if (!payload || !given || more.length > 0) return undefined
  const expected = Buffer.from(digest(purpose, payload, secret))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? payload : undefined
}

/** A digest no one can compute without the secret. */
export const digest = (purpose: Purpose, text: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
