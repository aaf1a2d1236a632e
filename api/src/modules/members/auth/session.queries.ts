import { canAccessCms, isGuide } from '@sureda/contract/rules/access'
import { SESSIONS_MAX } from '@sureda/contract/rules/ceilings'
import type { User } from '@sureda/contract/schemas/members/user'
import type { Db } from '../../../database/database.ts'
import { nowPlus } from '../../../database/database-time.ts'
import { and, desc, eq, inArray, ne, sql } from '../../../database/orm.ts'
import { users } from '../profile/user.tables.ts'
import { sessions } from './auth.tables.ts'
import { type Device, UNKNOWN_DEVICE } from './device.ts'
import { hashToken, newToken } from './token.ts'

type SessionKind = (typeof sessions.$inferSelect)['kind']

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Idle and absolute lifetimes: the more a token permits, the sooner it expires. */
export const LIFETIMES: Record<SessionKind, { idle: number; absolute: number }> = {
  visitor: { idle: 30 * DAY, absolute: 180 * DAY },
  guide: { idle: 7 * DAY, absolute: 30 * DAY },
  cms: { idle: 12 * HOUR, absolute: 24 * HOUR },
}
/** More frequent writes of the last visit would turn every read into a write. */
const TOUCH_AFTER_MS = 5 * 60_000

const kindOf = (user: User): SessionKind => (canAccessCms(user) ? 'cms' : isGuide(user) ? 'guide' : 'visitor')

/** Creates a session and returns its token, which is not stored. Beyond `SESSIONS_MAX` the least recently used one ends. */
export async function createSession(
  tx: Db,
  tenantId: string,
  user: User,
  device: Device = UNKNOWN_DEVICE,
): Promise<string> {
  const token = newToken()
  const kind = kindOf(user)
  await tx.insert(sessions).values({
    tenantId,
    tokenHash: hashToken(token),
    userId: user.id,
    kind,
    ...device,
    idleUntil: nowPlus(LIFETIMES[kind].idle),
    expiresAt: nowPlus(LIFETIMES[kind].absolute),
  })
  const isTheirs = and(eq(sessions.tenantId, tenantId), eq(sessions.userId, user.id))
  const before = tx
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(isTheirs)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(SESSIONS_MAX)
  await tx.delete(sessions).where(and(isTheirs, inArray(sessions.tokenHash, before)))
  return token
}

/**
 * Session and person of a token hash, in the tenant of the transaction. In a transaction that was given the hash (`withTenant`), a session of
 * another tenant is found too, without its person, so that the caller can refuse it as such.
 */
export async function findSession(tx: Db, tokenHash: string) {
  const [row] = await tx
    .select({
      session: sessions,
      user: users,
      /** Time of the transaction, so that every process compares expiry with the same clock. */
      nowMs: sql<number>`(extract(epoch from now()) * 1000)::float8`,
    })
    .from(sessions)
    .leftJoin(users, and(eq(users.tenantId, sessions.tenantId), eq(users.id, sessions.userId)))
    .where(eq(sessions.tokenHash, tokenHash))
  return row
}

export async function touchSession(tx: Db, session: typeof sessions.$inferSelect, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < TOUCH_AFTER_MS) return
  await tx
    .update(sessions)
    .set({ lastSeenAt: now, idleUntil: new Date(now.getTime() + LIFETIMES[session.kind].idle) })
    .where(and(eq(sessions.tenantId, session.tenantId), eq(sessions.tokenHash, session.tokenHash)))
}

export async function deleteSession(tx: Db, tenantId: string, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.tenantId, tenantId), eq(sessions.tokenHash, tokenHash)))
}

/** Signs the person out everywhere, after a reset password or changed roles. */
export async function deleteSessionsOf(tx: Db, tenantId: string, userId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId)))
}

/** Ends all sessions of the person but one: after a new e-mail or password, a requested deletion, or on request. */
export async function deleteOtherSessionsOf(
  tx: Db,
  tenantId: string,
  userId: string,
  keptHash: string | null,
): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.tenantId, tenantId),
        eq(sessions.userId, userId),
        ne(sessions.tokenHash, keptHash ?? ''),
      ),
    )
}
