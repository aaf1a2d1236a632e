import { randomBytes } from 'node:crypto'
import type { Locale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import type { FastifyInstance } from 'fastify'
import { databaseTime } from '../../../database/database-time.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { AppError } from '../../../errors/app-error.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { mailboxOf } from '../../../mail/mailbox.ts'
import { type Budget, tryConsume } from '../../../plugins/rate-limit.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import { deleteEmailChangeOf } from '../profile/email-change.queries.ts'
import type { UserRow } from '../profile/to-user.ts'
import { findUserByEmail, updateUser } from '../profile/user.queries.ts'
import { deleteIdentitiesOf } from './identity.queries.ts'
import { hashPassword } from './password.ts'
import { consumeReset, hasOpenReset, hasOpenResetOf, replaceOpenReset } from './password-reset.queries.ts'
import { deleteSessionsOf } from './session.queries.ts'
import { LINKS_PER_ACCOUNT, LINKS_PER_ASKER, LINKS_PER_MAILBOX } from './sign-in-limits.ts'
import { hashToken } from './token.ts'

const VALID_MINUTES = 30

/** A link that is valid for longer than this is not replaced for frequent requests. */
const USEFUL_MINUTES = 10

/**
 * Mails a link that works once within 30 minutes; does nothing for an unknown address. Frequent requests send no
 * further mail while the newest link is valid long enough: no one can flood a mailbox or lock the person out.
 */
export async function sendResetLink(
  app: FastifyInstance,
  tenant: TenantRecord,
  locale: Locale,
  asked: { email: string; by: string },
): Promise<void> {
  await withTenant(app.db, tenant.id, async (tx) => {
    const row = await findUserByEmail(tx, tenant.id, asked.email)
    if (!row) return
    const mayMail = (budget: Budget, subject: string) =>
      tryConsume(tx, tenant.id, app.config, budget, subject)
    const isAllowed =
      (await mayMail(LINKS_PER_ASKER, `${row.id} ${asked.by}`)) && (await mayMail(LINKS_PER_ACCOUNT, row.id))
    // many unconfirmed accounts with one mailbox are not one forgetful person
    const isSpared = await mayMail(LINKS_PER_MAILBOX, mailboxOf(row.email))
    if (!isSpared && row.emailVerifiedAt === null) return
    const now = await databaseTime.of(tx)
    const useful = new Date(now.getTime() + USEFUL_MINUTES * 60_000)
    if (!isAllowed && (await hasOpenResetOf(tx, tenant.id, row.id, useful))) return
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000)
    await replaceOpenReset(tx, {
      tenantId: tenant.id,
      userId: row.id,
      tokenHash: hashToken(token),
      expiresAt,
    })
    // the host comes from the database, never from the request: a forged Host header must not get a token
    const link = publicUrl(app.config, tenant, paths.resetPassword(token))
    await enqueueText(tx, tenant.id, 'access', {
      to: row.email,
      ...mailOf('reset', tenant, locale, row, link),
    })
  })
}

/** Sets the new password, ends every session and removes links to providers. Throws 422 `reset_link_invalid` for a used, old, replaced or invented link. */
export async function resetPassword(
  app: FastifyInstance,
  tenant: TenantRecord,
  locale: Locale,
  body: { token: string; password: string },
): Promise<void> {
  const tokenHash = hashToken(body.token)
  const isOpen = await withTenant(app.db, tenant.id, async (tx) =>
    hasOpenReset(tx, tenant.id, tokenHash, await databaseTime.of(tx)),
  )
  if (!isOpen) throw new AppError('reset_link_invalid')
  const passwordHash = await hashPassword(body.password)
  await withTenant(app.db, tenant.id, async (tx) => {
    const now = await databaseTime.of(tx)
    const userId = await consumeReset(tx, tenant.id, tokenHash, now)
    if (!userId) throw new AppError('reset_link_invalid', 'used by a concurrent request')
    // a person who has the link from the mail owns the address
    const row = await updateUser(tx, tenant.id, userId, { passwordHash, emailVerifiedAt: now })
    await deleteSessionsOf(tx, tenant.id, userId)
    await deleteIdentitiesOf(tx, tenant.id, userId)
    await deleteEmailChangeOf(tx, tenant.id, userId)
    const link = publicUrl(app.config, tenant, paths.forgotPassword())
    await enqueueText(tx, tenant.id, 'account', {
      to: row.email,
      ...mailOf('changed', tenant, locale, row, link),
    })
  })
}

function mailOf(kind: 'reset' | 'changed', tenant: TenantRecord, asked: Locale, row: UserRow, link: string) {
  const locale = row.preferredLanguage ?? asked
  const values = { brand: tenant.name, name: row.name, link, minutes: VALID_MINUTES }
  return { locale, key: kind, values }
}
