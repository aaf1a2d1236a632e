import type { Db } from '../../../database/database.ts'
import { and, eq } from '../../../database/orm.ts'
import type { UserRow } from '../profile/to-user.ts'
import { findUser } from '../profile/user.queries.ts'
import { identities } from './auth.tables.ts'
import type { Identity } from './identity-token.ts'

type Key = Pick<Identity, 'provider' | 'subject'>

export async function findByIdentity(
  tx: Db,
  tenantId: string,
  { provider, subject }: Key,
): Promise<UserRow | undefined> {
  const [link] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(
      and(
        eq(identities.tenantId, tenantId),
        eq(identities.provider, provider),
        eq(identities.subject, subject),
      ),
    )
  return link && findUser(tx, tenantId, link.userId)
}

export async function insertIdentity(
  tx: Db,
  tenantId: string,
  { provider, subject }: Key,
  userId: string,
): Promise<void> {
  await tx.insert(identities).values({ tenantId, provider, subject, userId })
}

/** The providers with which this person signs in. */
export async function listProviders(
  tx: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<Identity['provider'][]> {
  const rows = await tx
    .selectDistinct({ provider: identities.provider })
    .from(identities)
    .where(and(eq(identities.tenantId, tenantId), eq(identities.userId, userId)))
    .orderBy(identities.provider)
  return rows.map(({ provider }) => provider)
}

/** Removes the links to providers after a new password: another person may have linked theirs before. The owner's is linked again by the next sign-in. */
export async function deleteIdentitiesOf(tx: Db, tenantId: string, userId: string): Promise<void> {
  await tx.delete(identities).where(and(eq(identities.tenantId, tenantId), eq(identities.userId, userId)))
}
