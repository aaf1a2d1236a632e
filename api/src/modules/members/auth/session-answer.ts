import type { SessionAnswer } from '@sureda/contract/schemas/members/auth'
import type { Db } from '../../../database/database.ts'
import { toUser, type UserRow } from '../profile/to-user.ts'
import { deviceOf } from './device.ts'
import { createSession } from './session.queries.ts'

/** Opens a session and builds the answer of every sign-in call: its fields are at the top level, without the `data` envelope. */
export async function openSession(
  tx: Db,
  row: UserRow,
  userAgent: string | undefined,
): Promise<SessionAnswer> {
  const user = toUser(row)
  const token = await createSession(tx, row.tenantId, user, deviceOf(userAgent))
  return {
    access_token: token,
    user,
    roles: user.roles,
    permissions: user.permissions,
    access_type: user.access_type,
  }
}
