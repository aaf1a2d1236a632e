import type { PushRenewalBody, PushSubscriptionBody } from '@sureda/contract/schemas/members/push'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { and, asc, desc, eq, sql } from '../../../database/orm.ts'
import { AppError } from '../../../errors/app-error.ts'
import { sessions } from '../auth/auth.tables.ts'
import { users } from '../profile/user.tables.ts'
import { pushSubscriptions as subscriptions } from './push.tables.ts'
import { isPushAddress } from './push-address.ts'
import { currentPushKey } from './push-keys.service.ts'

/** Phones per person; one more replaces the oldest. */
export const PHONES_MAX = 10

export interface PhoneOwner {
  tenantId: string
  userId: string
  sessionHash: string
}

const ofOwner = ({ tenantId, userId }: PhoneOwner) =>
  and(eq(subscriptions.tenantId, tenantId), eq(subscriptions.userId, userId))

function assertAddress(endpoint: string, config: Config): void {
  if (config.PUSH_ADDRESSES !== 'any' && !isPushAddress(endpoint)) throw foreignAddress('no push service')
}
const foreignAddress = (reason: string) =>
  new AppError('validation_failed', reason, { errors: [{ path: 'endpoint', code: 'push_address' }] })

/** Phones of that person with an active session, the latest first. */
export const listPhones = (db: Db, owner: PhoneOwner) =>
  db
    .select({
      browser: sessions.browser,
      system: sessions.system,
      createdAt: subscriptions.createdAt,
      sessionHash: subscriptions.sessionHash,
    })
    .from(subscriptions)
    .innerJoin(
      sessions,
      and(
        eq(sessions.tenantId, subscriptions.tenantId),
        eq(sessions.tokenHash, subscriptions.sessionHash),
        sql`${sessions.idleUntil} > now() and ${sessions.expiresAt} > now()`,
      ),
    )
    .where(ofOwner(owner))
    .orderBy(desc(subscriptions.createdAt), asc(subscriptions.id))

/**
 * Subscribes the phone of this session and turns the person's option on. A phone of another person becomes theirs only if it has the same keys, because the address
 * alone proves nothing. Throws 422 for an address that is no push service.
 */
export async function addPhone(
  db: Db,
  config: Config,
  owner: PhoneOwner,
  { endpoint, keys }: PushSubscriptionBody,
): Promise<void> {
  assertAddress(endpoint, config)
  const { tenantId, userId, sessionHash } = owner
  // this update also locks the person, so that two phones at once do not pass the limit
  await db
    .update(users)
    .set({ notifications: sql`${users.notifications} || '{"push": true}'::jsonb` })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)))
  const { kid } = await currentPushKey(db, tenantId, config.PASS_SECRET)
  const [there] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, tenantId), eq(subscriptions.endpoint, endpoint)))
    .for('update')
  const isSamePhone = there?.p256dh === keys.p256dh && there.auth === keys.auth
  if (there && there.userId !== userId && !isSamePhone) throw foreignAddress('the phone of another person')
  if (there && there.userId === userId && there.sessionHash === sessionHash && isSamePhone) return
  if (there) await removeWhere(db, tenantId, eq(subscriptions.id, there.id))
  await removeWhere(db, tenantId, eq(subscriptions.sessionHash, sessionHash))
  const others = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(ofOwner(owner))
    .orderBy(desc(subscriptions.createdAt), asc(subscriptions.id))
    .offset(PHONES_MAX - 1)
  for (const { id } of others) await removeWhere(db, tenantId, eq(subscriptions.id, id))
  const [added] = await db
    .insert(subscriptions)
    .values({ tenantId, userId, sessionHash, kid, endpoint, ...keys })
    .onConflictDoNothing()
    .returning({ id: subscriptions.id })
  // two calls of one phone at once: the other one has inserted it
  if (!added) throw new AppError('busy', 'a concurrent request stores this phone', { retryAfter: 1 })
}

const removeWhere = (db: Db, tenantId: string, which: ReturnType<typeof eq>) =>
  db.delete(subscriptions).where(and(eq(subscriptions.tenantId, tenantId), which))

/** Removes the phone of this session. Without any phone left the option is turned off, because it would promise nothing. Repeating changes nothing. */
export async function removePhone(db: Db, owner: PhoneOwner): Promise<void> {
  const { tenantId, userId, sessionHash } = owner
  const me = and(eq(users.tenantId, tenantId), eq(users.id, userId))
  await db.select({ id: users.id }).from(users).where(me).for('no key update')
  await db.delete(subscriptions).where(and(ofOwner(owner), eq(subscriptions.sessionHash, sessionHash)))
  if ((await listPhones(db, owner)).length > 0) return
  await db
    .update(users)
    .set({ notifications: sql`${users.notifications} || '{"push": false}'::jsonb` })
    .where(me)
}

/** Changes the address of a phone. The browser does this without a signed-in person, so the former address and its secret are the proof. Throws 404 `not_found`. */
export async function updatePhoneAddress(
  db: Db,
  config: Config,
  tenantId: string,
  { former, subscription }: PushRenewalBody,
): Promise<void> {
  assertAddress(subscription.endpoint, config)
  const [renewed] = await db
    .update(subscriptions)
    .set({ endpoint: subscription.endpoint, ...subscription.keys })
    .where(
      and(
        eq(subscriptions.tenantId, tenantId),
        eq(subscriptions.endpoint, former.endpoint),
        eq(subscriptions.auth, former.auth),
      ),
    )
    .returning({ id: subscriptions.id })
  if (!renewed) throw new AppError('not_found', 'no such phone')
}
