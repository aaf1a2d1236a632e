import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTHeaderParameters,
  SignJWT,
} from 'jose'

/** A small Google or Apple: real keys, real signatures, and a key set over HTTP. */
export interface IdentityProvider {
  issuer: string
  jwksUrl: string
  privateKey: CryptoKey
  publicKeyPem: string
  /** Signs a token; `claims` and `header` override those of a valid one. */
  sign(
    claims?: Record<string, unknown>,
    header?: Partial<JWTHeaderParameters>,
    key?: CryptoKey,
  ): Promise<string>
  /** How often the key set was requested. */
  reads(): number
  stop(): Promise<void>
}

export const KEY_ID = 'key-1'

export async function startIdentityProvider(audience: string): Promise<IdentityProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  let reads = 0
  const server: Server = createServer((_request, response) => {
    reads += 1
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const now = () => Math.floor(Date.now() / 1000)
  return {
    issuer,
    jwksUrl: `${issuer}/keys`,
    privateKey,
    publicKeyPem: await exportSPKI(publicKey),
    sign: (claims = {}, header = {}, key = privateKey) =>
      new SignJWT({
        iss: issuer,
        aud: audience,
        sub: 'subject-1',
        email: 'ona@example.test',
        email_verified: true,
        name: 'Ona Puig',
        iat: now(),
        exp: now() + 600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, ...header })
        .sign(key),
    reads: () => reads,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
