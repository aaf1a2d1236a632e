import type { Db } from '../../../database/database.ts'
import { and, desc, eq, isNotNull } from '../../../database/orm.ts'
import { rotateKeys, signingKey } from './pass-keys.service.ts'
import { passKeyChanges, passKeys } from './pass-keys.tables.ts'

interface Rotation {
  tenantId: string
  secret: string | undefined
  /** Who runs the command. */
  actor: string
  /** Passes of former keys are forged ones from now on: for a key that is feared stolen. */
  forgetsFormer: boolean
}

/** Another key signs the passes of an office, and a line says who wanted it. Returns the `kid` of the key and how many former ones are forgotten. */
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

/** The latest rotations by hand first. */
export function listRotations(tx: Db, tenantId: string, limit = 5) {
  return tx
    .select()
    .from(passKeyChanges)
    .where(eq(passKeyChanges.tenantId, tenantId))
    .orderBy(desc(passKeyChanges.createdAt), desc(passKeyChanges.id))
    .limit(limit)
}
