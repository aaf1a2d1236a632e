/** What a pass says, signed; short, because all of it is in the QR. No name: anyone who finds a pass learns of no one. */
export interface PassClaims {
  tenant: string
  reservation: string
  experience: string
  date: string
  time: string
  people: number
  /** Seconds since 1970 after which it counts no more. */
  exp: number
}

export interface PassParts {
  kid: string
  claims: PassClaims
  /** What is signed, and by what. */
  signed: string
  signature: string
}

/** Takes a token apart without believing it; null where it is none of this app. The phone has no library for it and needs none. */
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

/** The bytes of a base64url text. @throws where it is none */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
