import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from '@sureda/api/secret'

/** Each kind of signed text has its own purpose, so that none can be used as another. */
type Purpose = 'release-override' | 'release-load' | 'release-network'

/** `payload.signature`; the payload has no dot. */
export const signed = (purpose: Purpose, payload: string, secret: Secret): string =>
  `${payload}.${digest(purpose, payload, secret)}`

/** The payload of a text signed with any accepted secret, or undefined if it is forged or broken. */
export function verified(purpose: Purpose, text: string | undefined, secret: Secret): string | undefined {
  const [payload, given, ...more] = text?.split('.') ?? []
  if (!payload || !given || more.length > 0) return undefined
  const actual = Buffer.from(given)
  const isRight = secret.some((value) => {
    const expected = Buffer.from(digest(purpose, payload, [value]))
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
  return isRight ? payload : undefined
}

/** A digest that cannot be computed without the current secret. */
export const digest = (purpose: Purpose, text: string, [current]: Secret): string =>
  createHmac('sha256', current).update(`${purpose}:${text}`).digest('base64url')
