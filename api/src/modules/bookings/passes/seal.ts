import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secret } from '../../../secret.ts'

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sureda pass keys', 32))

/** Encrypts a text with the current secret (AES-256-GCM); `about` must be the same when decrypting. */
export function seal(text: string, [current]: Secret, about: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(current), nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts with any accepted secret; null if none fits, `about` differs, or the text was changed. */
export function unseal(sealed: string, secret: Secret, about: string): string | null {
  for (const value of secret) {
    const text = decrypt(sealed, value, about)
    if (text !== null) return text
  }
  return null
}

/** The text encrypted with the current secret; null if it is already, or if no accepted secret fits. */
export function reseal(sealed: string, secret: Secret, about: string): string | null {
  if (decrypt(sealed, secret[0], about) !== null) return null
  const text = unseal(sealed, secret, about)
  return text === null ? null : seal(text, secret, about)
}

function decrypt(sealed: string, value: string, about: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(value), bytes.subarray(0, 12))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(12, 28))
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
