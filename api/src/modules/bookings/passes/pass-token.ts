import { type PassClaims, readPass } from '@sureda/contract/rules/pass-claims'
import type { PassKey } from '@sureda/contract/schemas/bookings/pass'
import { CompactSign, compactVerify, importJWK } from 'jose'
import type { SigningKey } from './pass-keys.service.ts'

/** Deterministic: the same claims and key give the same token, so that a phone that has it gets nothing new. */
export async function signPass({ kid, jwk }: SigningKey, claims: PassClaims): Promise<string> {
  const key = await importJWK(jwk, 'EdDSA')
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .sign(key)
}

/** The claims, and whether one of these keys has signed them; no claims if it is no pass. */
export async function checkPass(
  token: string,
  keys: readonly PassKey[],
): Promise<{ signature: 'good' | 'bad'; claims: PassClaims | null }> {
  const parts = readPass(token)
  const key = keys.find(({ kid }) => kid === parts?.kid)
  if (!parts || !key) return { signature: 'bad', claims: parts?.claims ?? null }
  try {
    await compactVerify(token.trim(), await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'] })
    return { signature: 'good', claims: parts.claims }
  } catch {
    return { signature: 'bad', claims: parts.claims }
  }
}
