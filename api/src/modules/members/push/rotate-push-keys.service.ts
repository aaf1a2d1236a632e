import type { Db } from '../../../database/database.ts'
import { and, desc, eq, isNotNull, ne } from '../../../database/orm.ts'
import type { Secret } from '../../../secret.ts'
import { pushKeyChanges, pushKeys, pushSubscriptions } from './push.tables.ts'
import { currentPushKey, retirePushKey } from './push-keys.service.ts'

interface Rotation {
  tenantId: string
  secret: Secret | undefined
  /** The person who runs the command. */
  actor: string
  /** For a key that may be stolen: deletes phones with a former key. */
  forgetsFormer: boolean
}

/**
 * Replaces the key for new subscriptions and stores who did it. Phones with a former key go on with it, or are deleted and subscribe again
 * (docs/decisions/0038-notices.md). Returns the `kid` of the new key and how many phones have a former one or are deleted.
 */
export async function rotatePushKeysByHand(
  tx: Db,
  { tenantId, secret, actor, forgetsFormer }: Rotation,
): Promise<{ kid: string; bound: number; forgotten: number }> {
  await retirePushKey(tx, tenantId)
  const { kid } = await currentPushKey(tx, tenantId, secret)
  const ofFormer = and(eq(pushSubscriptions.tenantId, tenantId), ne(pushSubscriptions.kid, kid))
  const bound = await tx.$count(pushSubscriptions, ofFormer)
  if (forgetsFormer) {
    await tx.delete(pushSubscriptions).where(ofFormer)
    await tx.delete(pushKeys).where(and(eq(pushKeys.tenantId, tenantId), isNotNull(pushKeys.retiredAt)))
  }
  const forgottenPhones = forgetsFormer ? bound : null
  await tx.insert(pushKeyChanges).values({ tenantId, kid, actor, forgottenPhones })
  return forgetsFormer ? { kid, bound: 0, forgotten: bound } : { kid, bound, forgotten: 0 }
}

/** Rotations by hand, the latest first. */
export function listPushRotations(tx: Db, tenantId: string, limit = 5) {
  return tx
    .select()
    .from(pushKeyChanges)
    .where(eq(pushKeyChanges.tenantId, tenantId))
    .orderBy(desc(pushKeyChanges.createdAt), desc(pushKeyChanges.id))
    .limit(limit)
}
