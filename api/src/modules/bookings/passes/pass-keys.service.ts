import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { PassKey } from '@sureda/contract/schemas/bookings/pass'
import type { Db } from '../../../database/database.ts'
import { and, asc, eq, isNotNull, isNull, lt, notExists, sql } from '../../../database/orm.ts'
import type { Secret } from '../../../secret.ts'
import { reservations } from '../reservations/reservations.tables.ts'
import { passKeys } from './pass-keys.tables.ts'
import { reseal, seal, unseal } from './seal.ts'

/** How long a key signs. */
export const KEY_DAYS = 90
/**
 * A retired key is known this long after its last reservation: passes are valid some hours longer, and lists are cached
 * on phones.
 */
const RETIRED_DAYS = 14

type KeyRow = typeof passKeys.$inferSelect

export interface SigningKey {
  kid: string
  jwk: { kty: 'OKP'; crv: 'Ed25519'; x: string; d: string }
}

const aboutOf = ({ tenantId, kid }: Pick<KeyRow, 'tenantId' | 'kid'>) => `${tenantId} ${kid}`

const ofTenant = (tenantId: string) => eq(passKeys.tenantId, tenantId)

/** The current signing key; created by the sweeping job or the first pass, and again if the secret it was sealed with is lost. */
export async function signingKey(db: Db, tenantId: string, secret: Secret | undefined): Promise<SigningKey> {
  const [row] = await db
    .select()
    .from(passKeys)
    .where(and(ofTenant(tenantId), isNull(passKeys.retiredAt)))
  const found = row && open(row, secret)
  if (found) return found
  if (row) await retire(db, tenantId)
  await makeKey(db, tenantId, secret)
  return signingKey(db, tenantId, secret)
}

function open(row: KeyRow, secret: Secret | undefined): SigningKey | null {
  const d = row.isSealed ? secret && unseal(row.privateD, secret, aboutOf(row)) : row.privateD
  return d ? { kid: row.kid, jwk: { kty: 'OKP', crv: 'Ed25519', x: row.publicX, d } } : null
}

/** If two processes create a key at once, a constraint accepts the first. */
async function makeKey(db: Db, tenantId: string, secret: Secret | undefined): Promise<void> {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const kid = randomBytes(6).toString('base64url')
  const privateD = secret ? seal(d, secret, aboutOf({ tenantId, kid })) : d
  await db
    .insert(passKeys)
    .values({ tenantId, kid, publicX: x, privateD, isSealed: Boolean(secret) })
    .onConflictDoNothing()
}

const retire = (db: Db, tenantId: string) =>
  db
    .update(passKeys)
    .set({ retiredAt: sql`now()` })
    .where(and(ofTenant(tenantId), isNull(passKeys.retiredAt)))

/** Signs with a new key from now on; former signatures remain valid. */
export async function rotateKeys(db: Db, tenantId: string, secret: Secret | undefined): Promise<void> {
  await retire(db, tenantId)
  await makeKey(db, tenantId, secret)
}

/** Seals private keys with the current secret: those sealed with another accepted one, and those not sealed yet. Returns how many. */
export async function resealPassKeys(db: Db, tenantId: string, secret: Secret | undefined): Promise<number> {
  if (!secret) return 0
  let count = 0
  for (const row of await db.select().from(passKeys).where(ofTenant(tenantId)).for('update')) {
    const about = aboutOf(row)
    const privateD = row.isSealed ? reseal(row.privateD, secret, about) : seal(row.privateD, secret, about)
    if (privateD === null) continue
    await db
      .update(passKeys)
      .set({ privateD, isSealed: true })
      .where(and(ofTenant(tenantId), eq(passKeys.kid, row.kid)))
    count++
  }
  return count
}

/** Every public key under which a pass can still be shown, oldest first. */
export async function publicKeys(db: Db, tenantId: string): Promise<PassKey[]> {
  const rows = await db
    .select({ kid: passKeys.kid, x: passKeys.publicX })
    .from(passKeys)
    .where(ofTenant(tenantId))
    .orderBy(asc(passKeys.createdAt), asc(passKeys.kid))
  return rows.map(({ kid, x }) => ({ kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }))
}

/**
 * Creates a tenant's first key, so that phones know it before the first pass; rotates expired keys; deletes retired
 * keys two weeks after their last reservation.
 */
export async function rotateExpiredKeys(
  db: Db,
  tenantId: string,
  secret: Secret | undefined,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const [old] = await db
    .select({ kid: passKeys.kid })
    .from(passKeys)
    .where(and(ofTenant(tenantId), isNull(passKeys.retiredAt), lt(passKeys.createdAt, daysAgo(KEY_DAYS))))
    .for('update', { skipLocked: true })
  if (old) await rotateKeys(db, tenantId, secret)
  else await signingKey(db, tenantId, secret)
  const stillShown = db
    .select({ one: sql`1` })
    .from(reservations)
    .where(
      and(
        eq(reservations.tenantId, passKeys.tenantId),
        sql`${reservations.endsAt} > ${daysAgo(RETIRED_DAYS).toISOString()}::timestamptz`,
        sql`${reservations.createdAt} <= ${passKeys.retiredAt}`,
      ),
    )
  await db
    .delete(passKeys)
    .where(
      and(
        ofTenant(tenantId),
        isNotNull(passKeys.retiredAt),
        lt(passKeys.retiredAt, daysAgo(RETIRED_DAYS)),
        notExists(stillShown),
      ),
    )
}
