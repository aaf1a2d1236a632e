/** Signed content of a pass; short, because it must fit a QR code. No name: a lost pass identifies no one. */
export interface PassClaims {
  tenant: string
  reservation: string
  experience: string
  date: string
  time: string
  people: number
  /** Expiry, in seconds since 1970. */
  exp: number
}

export interface PassParts {
  kid: string
  claims: PassClaims
  /** The signed text and its signature. */
  signed: string
  signature: string
}

/** Parses a token without verifying it; null if it is none of this app. Small enough to need no library on the phone. */
export function readPass(token: string): PassParts | null {
  const [head = '', body = '', signature = '', ...more] = token.trim().split('.')
  const header = parse(head)
  const claims = parse(body)
  if (more.length > 0 || signature === '' || header?.alg !== 'EdDSA' || typeof header.kid !== 'string')
    return null
  if (!isClaims(claims)) return null
  return { kid: header.kid, claims, signed: `${head}.${body}`, signature }
}

function parse(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytesOf(part)))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

const isClaims = (value: Record<string, unknown> | null): value is Record<string, unknown> & PassClaims =>
  value !== null &&
  ['tenant', 'reservation', 'experience', 'date', 'time'].every((name) => typeof value[name] === 'string') &&
  Number.isInteger(value.people) &&
  Number.isInteger(value.exp)

/** Decodes base64url. @throws for invalid text */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
