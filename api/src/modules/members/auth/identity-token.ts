import { createHash } from 'node:crypto'
import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import { cutText } from '@sureda/contract/rules/cut-text'
import { canonicalEmail } from '@sureda/contract/schemas/fields/contact-fields'
import { normalizedText, textFault } from '@sureda/contract/schemas/fields/plain-text'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Config } from '../../../config.ts'
import { AppError } from '../../../errors/app-error.ts'

export type Provider = 'google' | 'apple'

/** Our client id at the provider: the tenant's, else the installation's; undefined if not configured. */
export const clientIdOf = (
  provider: Provider,
  tenant: { googleClientId: string | null; appleClientId: string | null },
  config: Config,
): string | undefined =>
  provider === 'google'
    ? (tenant.googleClientId ?? config.GOOGLE_CLIENT_ID)
    : (tenant.appleClientId ?? config.APPLE_CLIENT_ID)

/** Content of a verified identity token. */
export interface Identity {
  provider: Provider
  /** Permanent id of the person; the e-mail may change. */
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  name: string | undefined
}

interface ProviderRules {
  issuers: string[]
  jwksUrl: string
  failed: ProblemCode
}

const CLOCK_SKEW_S = 60
const HOUR = 3_600_000

const rulesOf = (provider: Provider, config: Config): ProviderRules =>
  provider === 'google'
    ? {
        // Google writes its issuer with and without scheme
        issuers: [config.GOOGLE_ISSUER, config.GOOGLE_ISSUER.replace(/^https:\/\//, '')],
        jwksUrl: config.GOOGLE_JWKS_URL,
        failed: 'google_failed',
      }
    : { issuers: [config.APPLE_ISSUER], jwksUrl: config.APPLE_JWKS_URL, failed: 'apple_failed' }

export type VerifyIdentityToken = (
  provider: Provider,
  token: string,
  expected: { clientId: string; nonce: string },
) => Promise<Identity>

/**
 * Verifies Google's and Apple's identity tokens with their published keys: RS256 only, issuer, audience, expiry, issue
 * time, nonce. Keys are cached for 24 hours, so that an outage of the provider does not block sign-in; without keys the
 * answer is 503, never success.
 */
export function createIdentityVerifier(config: Config): VerifyIdentityToken {
  const keys = {
    google: remoteKeys(config.GOOGLE_JWKS_URL),
    apple: remoteKeys(config.APPLE_JWKS_URL),
  }
  return async (provider, token, expected) => {
    const rules = rulesOf(provider, config)
    try {
      const { payload } = await jwtVerify(token, keys[provider], {
        algorithms: ['RS256'],
        issuer: rules.issuers,
        audience: expected.clientId,
        clockTolerance: CLOCK_SKEW_S,
        requiredClaims: ['exp', 'iat', 'sub'],
      })
      return readIdentity(provider, payload, expected.nonce)
    } catch (error) {
      if (isRefusal(error)) throw new AppError(rules.failed, 'identity token refused', { reason: error })
      throw new AppError('identity_provider_unavailable', 'keys could not be fetched', {
        reason: error,
        retryAfter: 60,
      })
    }
  }
}

const remoteKeys = (url: string) =>
  createRemoteJWKSet(new URL(url), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 24 * HOUR,
  })

class RefusedToken extends Error {}

/** jose's errors about the token itself; errors while fetching keys are the provider's fault. */
function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false
  // jose throws a plain JOSEError if the key set did not answer 200
  return (
    error instanceof RefusedToken || (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC')
  )
}

function readIdentity(provider: Provider, payload: JWTPayload, nonce: string): Identity {
  const { sub = '', iat = 0, email, email_verified: verified, name, nonce: carried, azp, aud } = payload
  if (sub === '' || sub.length > 255) throw new RefusedToken('no subject')
  if (iat > Date.now() / 1000 + CLOCK_SKEW_S) throw new RefusedToken('issued in the future')
  if (Array.isArray(aud) && aud.length > 1 && !aud.includes(String(azp)))
    throw new RefusedToken('made for another app too')
  if (!nonceAgrees(carried, nonce)) throw new RefusedToken('nonce does not agree')
  return {
    provider,
    subject: sub,
    email: typeof email === 'string' ? (canonicalEmail(email) ?? email.toLowerCase()) : undefined,
    isEmailVerified: verified === true || verified === 'true', // Apple writes it as text
    name: typeof name === 'string' ? nameOf(name) : undefined,
  }
}

/** The name in the form our own forms accept. */
function nameOf(given: string): string | undefined {
  const name = cutText(normalizedText(given).trim(), 120)
  return name === '' || textFault(name, { isMultiLine: false }) ? undefined : name
}

/** Apple's native flow puts the SHA-256 of the nonce into the token. */
function nonceAgrees(carried: unknown, expected: string): boolean {
  return carried === expected || carried === createHash('sha256').update(expected).digest('hex')
}
