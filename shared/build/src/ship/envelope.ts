import { type KeyObject, sign, verify } from 'node:crypto'
import type { TeamKey } from './team-key.ts'

/** A signed text as DSSE (secure-systems-lab/dsse), the envelope of in-toto and SLSA. */
export interface Envelope {
  payloadType: string
  /** base64 */
  payload: string
  signatures: { keyid: string; sig: string }[]
}

/** What is signed includes the type, so that a text of one kind is never accepted as another. */
const signedBytes = (type: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload])

export function seal(payloadType: string, content: object, { id, signingKey }: TeamKey): Envelope {
  const payload = Buffer.from(JSON.stringify(content))
  const sig = sign(null, signedBytes(payloadType, payload), signingKey).toString('base64')
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: id, sig }] }
}

/** The content, or undefined when the type is another or no signature is by this key. */
export function unseal(
  { payloadType, payload, signatures }: Envelope,
  expectedType: string,
  { id, publicKey }: { id: string; publicKey: KeyObject },
): unknown {
  const bytes = Buffer.from(payload, 'base64')
  const isSigned = signatures.some(
    ({ keyid, sig }) =>
      keyid === id && verify(null, signedBytes(payloadType, bytes), publicKey, Buffer.from(sig, 'base64')),
  )
  if (!isSigned || payloadType !== expectedType) return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
