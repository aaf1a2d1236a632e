import { randomUUID } from 'node:crypto'
import type { User } from '@sureda/contract/schemas/members/user'
import type { Db } from '../database/database.ts'
import { withTenant } from '../database/with-tenant.ts'
import { createSession, findSession } from '../modules/members/auth/session.queries.ts'
import { hashToken } from '../modules/members/auth/token.ts'
import { toUser } from '../modules/members/profile/to-user.ts'
import { users } from '../modules/members/profile/user.tables.ts'

export interface TestPerson {
  user: User
  token: string
  /** The headers of this person's requests. */
  headers: { host: string; authorization: string }
}

/**
 * Creates a signed-in person of a tenant with a confirmed e-mail: `createPerson(db, 'gavarres', { isGuide: true })`.
 */
export async function createPerson(
  db: Db,
  tenantId: string,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<TestPerson> {
  return withTenant(db, tenantId, async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({
        email: `${randomUUID()}@example.test`,
        name: 'Someone',
        emailVerifiedAt: new Date(),
        ...values,
        tenantId,
      })
      .returning()
    if (!row) throw new Error('the person was not stored')
    const user = toUser(row)
    const token = await createSession(tx, tenantId, user)
    return { user, token, headers: { host: `${tenantId}.localhost`, authorization: `Bearer ${token}` } }
  })
}

/** Signs a person in on another phone. @returns the id of that session */
export async function addSession(db: Db, { user, headers }: TestPerson): Promise<string> {
  const tenantId = headers.host.replace('.localhost', '')
  return withTenant(db, tenantId, async (tx) => {
    const token = await createSession(tx, tenantId, user)
    const found = await findSession(tx, hashToken(token))
    if (!found) throw new Error('the session was not stored')
    return found.session.id
  })
}
