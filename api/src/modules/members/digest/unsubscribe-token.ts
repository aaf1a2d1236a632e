import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../database/database.ts'
import { eq } from '../../../database/orm.ts'
import { isUuid } from '../../../lib/page.ts'
import { mailLinkKeys } from './digest.tables.ts'

const signatureOf = (secret: string, tenantId: string, userId: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${tenantId} ${userId}`).digest('base64url')

/** The tenant's secret, created with the first mail. */
export async function linkSecret(db: Db, tenantId: string): Promise<string> {
  const find = async () =>
    (await db.select().from(mailLinkKeys).where(eq(mailLinkKeys.tenantId, tenantId)))[0]?.secret
  const found = await find()
  if (found) return found
  // of two created at the same moment the first one stays
  await db
    .insert(mailLinkKeys)
    .values({ tenantId, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  return (await find()) ?? linkSecret(db, tenantId)
}

/** Permits only to end one person's weekly mails, so it never expires. */
export const unsubscribeToken = (secret: string, tenantId: string, userId: string): string =>
  `${userId}.${signatureOf(secret, tenantId, userId)}`

/** The person of a token of this tenant; null for an invented one. */
export function personOfToken(secret: string, tenantId: string, token: string): string | null {
  const [userId = '', signature = ''] = token.split('.')
  if (!isUuid(userId)) return null
  const right = Buffer.from(signatureOf(secret, tenantId, userId))
  const shown = Buffer.from(signature)
  return right.length === shown.length && timingSafeEqual(right, shown) ? userId : null
}
