import type { KeyObject } from 'node:crypto'
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'

/** The secret in a team's CI: `sureda.<id>.<secret>.<private key>`. */
export interface TeamKey {
  id: string
  secret: string
  /** Private ed25519 key; it never leaves the machine that ships. */
  signingKey: KeyObject
}

/** The part of a key that the server stores. */
export interface KeyRecord {
  id: string
  secretHash: string
  /** Public ed25519 key, base64url. */
  publicKey: string
}

const TEXT = /^sureda\.([0-9a-f]{16})\.([\w-]{43})\.([\w-]{43})\.([\w-]{43})$/

/** Makes a key: the text is for the team alone, the record for the server. */
export function newTeamKey(): { text: string; record: KeyRecord } {
  const id = randomBytes(8).toString('hex')
  const secret = randomBytes(32).toString('base64url')
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return {
    text: ['sureda', id, secret, d, x].join('.'),
    record: { id, secretHash: secretHash(secret), publicKey: x },
  }
}

export function readTeamKey(text: string | undefined): TeamKey {
  const [, id = '', secret = '', d = '', x = ''] = TEXT.exec(text?.trim() ?? '') ?? []
  if (!id)
    throw new Error(
      'SUREDA_TEAM_KEY holds no team key: it begins with "sureda." and was printed once, when the operator made it.',
    )
  const signingKey = createPrivateKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', d, x } })
  return { id, secret, signingKey }
}

export const publicKeyOf = (x: string): KeyObject =>
  createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })

/** The secret has 256 random bits, so one round without salt is enough. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
