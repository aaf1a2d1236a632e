import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Secret } from '../secret.ts'

/**
 * Marks a call from the gateway itself, with the internal key. Whatever a visitor puts there is compared with the key
 * (docs/decisions/0016-split-deployment.md).
 */
export const INTERNAL_HEADER = 'x-sureda-internal'

/** A key that only this process knows. Separate processes of gateway and API both read `INTERNAL_KEY`. */
export const newInternalKey = (): string => randomBytes(32).toString('base64url')

/** Sets `isInternal` for calls with an accepted key; without a key no call is internal. */
export function installInternalCalls(scope: FastifyInstance, key: Secret | undefined): void {
  const accepted = key?.map(digest)
  scope.decorateRequest('isInternal', false)
  if (!accepted) return
  scope.addHook('onRequest', async (request) => {
    const given = request.headers[INTERNAL_HEADER]
    request.isInternal =
      typeof given === 'string' && accepted.some((expected) => timingSafeEqual(digest(given), expected))
  })
}

/** Hashes have one length, so that the comparison reveals nothing about the key. */
const digest = (text: string) => createHash('sha256').update(text).digest()
