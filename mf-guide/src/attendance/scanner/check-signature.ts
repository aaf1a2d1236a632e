import { bytesOf, type PassParts } from '@sureda/contract/rules/pass-claims'
import type { PassKey } from '@sureda/contract/schemas/bookings/pass'

/**
 * Whether one of these keys has signed it, without the server. `unknown-key`: no key of that name is on this phone, so only the
 * server can tell.
 */
export async function checkSignature(
  parts: PassParts,
  keys: readonly PassKey[],
): Promise<'good' | 'bad' | 'unknown-key'> {
  const key = keys.find(({ kid }) => kid === parts.kid)
  if (!key) return 'unknown-key'
  try {
    const [publicKey, signature] = [bytesOf(key.x), bytesOf(parts.signature)]
    const signed = new TextEncoder().encode(parts.signed)
    return (await isSigned(publicKey, signature, signed)) ? 'good' : 'bad'
  } catch {
    return 'bad'
  }
}

type Bytes = Uint8Array<ArrayBuffer>

async function isSigned(publicKey: Bytes, signature: Bytes, signed: Bytes): Promise<boolean> {
  const own = await importKey(publicKey)
  if (own) return crypto.subtle.verify('Ed25519', own, signature, signed)
  // browsers from before 2025; cached with the app, so that it works without network as well
  const { verifyAsync } = await import('@noble/ed25519')
  return verifyAsync(signature, signed, publicKey)
}

/** Null where the browser does not know these keys. */
async function importKey(publicKey: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  } catch {
    return null
  }
}
