import type { Locale } from '@sureda/contract/locale'
import type { Db } from '../../database/database.ts'
import { AppError } from '../../errors/app-error.ts'
import type { UserRow } from '../user/to-user.ts'
import { findUserByEmail, insertUser } from '../user/user.queries.ts'
import { findByIdentity, insertIdentity } from './identity.queries.ts'
import type { Identity } from './identity-token.ts'
import { consumeNonce, rememberToken } from './nonce.queries.ts'

export interface ShownToken {
  token: string
  nonce: string | undefined
  /** Apple tells the name once, to the client only. */
  nameHint: string | undefined
  locale: Locale
}

/**
 * The person behind a verified identity: known by provider and subject, else linked, else made. A token and a nonce count once.
 * Throws `google_failed` / `apple_failed` for a token or nonce seen before, 422 `email_not_verified` where the provider vouches for no
 * address, and 409 `email_taken` where linking would hand an account to somebody who has not proven here to own its address.
 */
export async function findOrCreateIdentity(
  tx: Db,
  tenantId: string,
  identity: Identity,
  shown: ShownToken,
): Promise<UserRow> {
  const failed = identity.provider === 'google' ? 'google_failed' : 'apple_failed'
  if (shown.nonce !== undefined && !(await consumeNonce(tx, tenantId, shown.nonce))) {
    throw new AppError(failed, 'nonce not issued here, used or expired')
  }
  if (!(await rememberToken(tx, tenantId, shown.token, identity.expiresAt))) {
    throw new AppError(failed, 'token shown before')
  }
  const known = await findByIdentity(tx, tenantId, identity)
  if (known) return known
  const row = await linkOrCreate(tx, tenantId, identity, shown)
  await insertIdentity(tx, tenantId, identity, row.id)
  return row
}

async function linkOrCreate(
  tx: Db,
  tenantId: string,
  identity: Identity,
  shown: ShownToken,
): Promise<UserRow> {
  const { email, isEmailVerified } = identity
  if (!email || !isEmailVerified)
    throw new AppError('email_not_verified', 'the provider has not verified the address')
  const existing = await findUserByEmail(tx, tenantId, email)
  if (existing) {
    if (!existing.emailVerifiedAt) throw new AppError('email_taken', 'the local address was never verified')
    return existing
  }
  return insertUser(tx, {
    tenantId,
    email,
    name: identity.name ?? shown.nameHint ?? email.split('@')[0] ?? email,
    emailVerifiedAt: new Date(),
    preferredLanguage: shown.locale,
  })
}
