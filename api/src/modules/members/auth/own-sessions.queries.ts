import type { Db } from '../../../database/database.ts'
import { and, desc, eq, gt } from '../../../database/orm.ts'
import { isUuid } from '../../../lib/page.ts'
import { sessions } from './auth.tables.ts'

export interface SessionOwner {
  tenantId: string
  userId: string
}

const ofOwner = ({ tenantId, userId }: SessionOwner) =>
  and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId))

/** The active sessions of that person, the one used last first. */
export function listSessions(db: Db, owner: SessionOwner, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(ofOwner(owner), gt(sessions.idleUntil, now), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(100)
}

/** Ends a session of that person; false if there is none with this id. */
export async function deleteOwnSession(db: Db, owner: SessionOwner, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const [row] = await db
    .delete(sessions)
    .where(and(ofOwner(owner), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return row !== undefined
}
