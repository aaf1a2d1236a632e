import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^cw_[A-Za-z0-9_-]{43}$/

/** 32 random bytes; the prefix lets scanners of leaked secrets recognise it. */
export const newToken = () => `cw_${randomBytes(32).toString('base64url')}`

/** The hash stored in the database. The token has 256 random bits, so a plain hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The token of `Authorization: Bearer …`; `malformed` for one that we never issued; undefined without the header. */
export function bearerToken(header: string | undefined): string | 'malformed' | undefined {
  const token = /^bearer (.*)$/i.exec(header?.trim() ?? '')?.[1]?.trim()
  if (!token || token === 'null' || token === 'undefined') return undefined
  return TOKEN.test(token) ? token : 'malformed'
}
