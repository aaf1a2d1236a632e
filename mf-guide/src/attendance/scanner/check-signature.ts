import { bytesOf, type PassParts } from '@sureda/contract/rules/pass-claims'
import type { PassKey } from '@sureda/contract/schemas/bookings/pass'

/** Whether one of these keys has signed the pass. `unknown-key`: the phone does not have its key, so only the server can tell. */
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
  // for browsers from before 2025; the service worker stores it, so it works without network
  const { verifyAsync } = await import('@noble/ed25519')
  return verifyAsync(signature, signed, publicKey)
}

/** Null where the browser does not support these keys. */
async function importKey(publicKey: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  } catch {
    return null
  }
}
