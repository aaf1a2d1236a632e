import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Says that a call comes from the gateway and not from a visitor; worth nothing without the internal key. A gateway in front of an API of its own
 * passes it on from no visitor (docs/decisions/0016-split-deployment.md).
 */
export const INTERNAL_HEADER = 'x-sureda-internal'

/** A key that only this process knows; where gateway and API are two, both read `INTERNAL_KEY`. */
export const newInternalKey = (): string => randomBytes(32).toString('base64url')

/** Marks calls that carry the key. Without a key no call is internal. */
export function installInternalCalls(scope: FastifyInstance, key: string | undefined): void {
  const expected = key === undefined ? undefined : digest(key)
  scope.decorateRequest('isInternal', false)
  if (expected === undefined) return
  scope.addHook('onRequest', async (request) => {
    const given = request.headers[INTERNAL_HEADER]
    request.isInternal = typeof given === 'string' && timingSafeEqual(digest(given), expected)
  })
}

/** Of one length, so that the comparison tells nothing about the key. */
const digest = (text: string) => createHash('sha256').update(text).digest()
