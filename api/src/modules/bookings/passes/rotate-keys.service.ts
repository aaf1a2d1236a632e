import type { Db } from '../../../database/database.ts'
import { and, desc, eq, isNotNull } from '../../../database/orm.ts'
import type { Secret } from '../../../secret.ts'
import { rotateKeys, signingKey } from './pass-keys.service.ts'
import { passKeyChanges, passKeys } from './pass-keys.tables.ts'

interface Rotation {
  tenantId: string
  secret: Secret | undefined
  /** The person who runs the command. */
  actor: string
  /** Passes of former keys become invalid: for a key that may be stolen. */
  forgetsFormer: boolean
}

/**
 * Rotates the signing key of an office and records who did it. Returns the `kid` of the new key and how many former
 * ones are deleted.
 */
export async function rotateByHand(
  tx: Db,
  { tenantId, secret, actor, forgetsFormer }: Rotation,
): Promise<{ kid: string; forgotten: number }> {
  await rotateKeys(tx, tenantId, secret)
  const gone = forgetsFormer
    ? await tx
        .delete(passKeys)
        .where(and(eq(passKeys.tenantId, tenantId), isNotNull(passKeys.retiredAt)))
        .returning({ kid: passKeys.kid })
    : []
  const { kid } = await signingKey(tx, tenantId, secret)
  await tx.insert(passKeyChanges).values({ tenantId, kid, actor, forgotFormer: forgetsFormer })
  return { kid, forgotten: gone.length }
}

/** Manual rotations, latest first. */
export function listRotations(tx: Db, tenantId: string, limit = 5) {
  return tx
    .select()
    .from(passKeyChanges)
    .where(eq(passKeyChanges.tenantId, tenantId))
    .orderBy(desc(passKeyChanges.createdAt), desc(passKeyChanges.id))
    .limit(limit)
}
