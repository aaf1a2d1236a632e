import type { Locale } from '@sureda/contract/codes/locale'
import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { UserRow } from '../profile/to-user.ts'
import { findUserByEmail, insertUser } from '../profile/user.queries.ts'
import { findByIdentity, insertIdentity } from './identity.queries.ts'
import type { Identity } from './identity-token.ts'

interface Newcomer {
  /** Apple sends the name once, to the client only. */
  nameHint: string | undefined
  locale: Locale
}

/**
 * The person of a verified identity: found by provider and subject, else linked by e-mail, else created. Throws 422 `email_not_verified` if the provider has not
 * verified the address, and 409 `email_taken` if the account with it has not either, because linking could hand it to another person.
 */
export async function findOrCreateIdentity(
  tx: Db,
  tenantId: string,
  identity: Identity,
  newcomer: Newcomer,
): Promise<UserRow> {
  const known = await findByIdentity(tx, tenantId, identity)
  if (known) return known
  const row = await linkOrCreate(tx, tenantId, identity, newcomer)
  await insertIdentity(tx, tenantId, identity, row.id)
  return row
}

async function linkOrCreate(
  tx: Db,
  tenantId: string,
  identity: Identity,
  newcomer: Newcomer,
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
    name: identity.name ?? newcomer.nameHint ?? email.split('@')[0] ?? email,
    emailVerifiedAt: await databaseTime.of(tx),
    preferredLanguage: newcomer.locale,
  })
}
