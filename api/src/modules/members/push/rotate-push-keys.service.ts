import type { Db } from '../../../database/database.ts'
import { and, desc, eq, isNotNull, ne } from '../../../database/orm.ts'
import { pushKeyChanges, pushKeys, pushSubscriptions } from './push.tables.ts'
import { currentPushKey, retirePushKey } from './push-keys.service.ts'

interface Rotation {
  tenantId: string
  secret: string | undefined
  /** Who runs the command. */
  actor: string
  /** Phones that signed up with a former key are written to no longer: for a key that is feared stolen. */
  forgetsFormer: boolean
}

/**
 * Phones sign up with another key from now on, and a line says who wanted it. A phone is bound to the key it signed up with: those there are go on with it, or are
 * forgotten with it and sign up anew (docs/decisions/0038-notices.md). Returns the `kid` of the key, how many phones keep a former one and how many are forgotten.
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

/** The latest rotations by hand first. */
export function listPushRotations(tx: Db, tenantId: string, limit = 5) {
  return tx
    .select()
    .from(pushKeyChanges)
    .where(eq(pushKeyChanges.tenantId, tenantId))
    .orderBy(desc(pushKeyChanges.createdAt), desc(pushKeyChanges.id))
    .limit(limit)
}
