import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Marks a call from the gateway itself, with the internal key. Whatever a visitor puts there is compared with the key
 * (docs/decisions/0016-split-deployment.md).
 */
export const INTERNAL_HEADER = 'x-sureda-internal'

/** A key that only this process knows. Separate processes of gateway and API both read `INTERNAL_KEY`. */
export const newInternalKey = (): string => randomBytes(32).toString('base64url')

/** Sets `isInternal` for calls with the key; without a key no call is internal. */
export function installInternalCalls(scope: FastifyInstance, key: string | undefined): void {
  const expected = key === undefined ? undefined : digest(key)
  scope.decorateRequest('isInternal', false)
  if (expected === undefined) return
  scope.addHook('onRequest', async (request) => {
    const given = request.headers[INTERNAL_HEADER]
    request.isInternal = typeof given === 'string' && timingSafeEqual(digest(given), expected)
  })
}

/** Hashes have one length, so that the comparison reveals nothing about the key. */
const digest = (text: string) => createHash('sha256').update(text).digest()
