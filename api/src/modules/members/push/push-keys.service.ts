import { randomBytes } from 'node:crypto'
import webPush from 'web-push'
import type { Db } from '../../../database/database.ts'
import { and, eq, isNotNull, isNull, lt, notExists, sql } from '../../../database/orm.ts'
import type { Secret } from '../../../secret.ts'
import { reseal, seal, unseal } from '../../bookings/passes/seal.ts'
import { pushKeys, pushSubscriptions } from './push.tables.ts'

/** How long phones subscribe with one key; existing subscriptions stay valid. */
const KEY_DAYS = 365

type KeyRow = Pick<typeof pushKeys.$inferSelect, 'tenantId' | 'kid' | 'publicKey' | 'privateKey' | 'isSealed'>
export interface PushKey {
  kid: string
  publicKey: string
  privateKey: string
}

const aboutOf = ({ tenantId, kid }: Pick<KeyRow, 'tenantId' | 'kid'>) => `push ${tenantId} ${kid}`
const current = (tenantId: string) => and(eq(pushKeys.tenantId, tenantId), isNull(pushKeys.retiredAt))

/** The key with its private part; null if it was sealed with another secret. */
export function openPushKey(row: KeyRow, secret: Secret | undefined): PushKey | null {
  const privateKey = row.isSealed ? secret && unseal(row.privateKey, secret, aboutOf(row)) : row.privateKey
  return privateKey ? { kid: row.kid, publicKey: row.publicKey, privateKey } : null
}

/** The key for new subscriptions. It is created by the sweeping job or the first request, and replaced if its secret is gone. */
export async function currentPushKey(db: Db, tenantId: string, secret: Secret | undefined): Promise<PushKey> {
  const [row] = await db.select().from(pushKeys).where(current(tenantId))
  const found = row && openPushKey(row, secret)
  if (found) return found
  if (row) await retirePushKey(db, tenantId)
  await makeKey(db, tenantId, secret)
  return currentPushKey(db, tenantId, secret)
}

/** If two processes create a key at once, a constraint accepts the first. */
async function makeKey(db: Db, tenantId: string, secret: Secret | undefined): Promise<void> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const kid = randomBytes(6).toString('base64url')
  const stored = secret ? seal(privateKey, secret, aboutOf({ tenantId, kid })) : privateKey
  await db
    .insert(pushKeys)
    .values({ tenantId, kid, publicKey, privateKey: stored, isSealed: Boolean(secret) })
    .onConflictDoNothing()
}

/** Seals private keys with the current secret: those sealed with another accepted one, and those not sealed yet. Returns how many. */
export async function resealPushKeys(db: Db, tenantId: string, secret: Secret | undefined): Promise<number> {
  if (!secret) return 0
  let count = 0
  for (const row of await db.select().from(pushKeys).where(eq(pushKeys.tenantId, tenantId)).for('update')) {
    const about = aboutOf(row)
    const privateKey = row.isSealed
      ? reseal(row.privateKey, secret, about)
      : seal(row.privateKey, secret, about)
    if (privateKey === null) continue
    await db
      .update(pushKeys)
      .set({ privateKey, isSealed: true })
      .where(and(eq(pushKeys.tenantId, tenantId), eq(pushKeys.kid, row.kid)))
    count++
  }
  return count
}

/** New phones no longer subscribe with the current key. */
export const retirePushKey = (db: Db, tenantId: string) =>
  db.update(pushKeys).set({ retiredAt: sql`now()` }).where(current(tenantId))

/** Creates a tenant's first key, replaces it after a year, and deletes retired keys without phones. */
export async function rotateExpiredPushKeys(
  db: Db,
  tenantId: string,
  secret: Secret | undefined,
  now: Date,
): Promise<void> {
  const [old] = await db
    .select({ kid: pushKeys.kid })
    .from(pushKeys)
    .where(and(current(tenantId), lt(pushKeys.createdAt, new Date(now.getTime() - KEY_DAYS * 86_400_000))))
    .for('update', { skipLocked: true })
  if (old) await retirePushKey(db, tenantId)
  await currentPushKey(db, tenantId, secret)
  const bound = db
    .select({ one: sql`1` })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.tenantId, pushKeys.tenantId), eq(pushSubscriptions.kid, pushKeys.kid)))
  await db
    .delete(pushKeys)
    .where(and(eq(pushKeys.tenantId, tenantId), isNotNull(pushKeys.retiredAt), notExists(bound)))
}
