import { randomBytes } from 'node:crypto'
import type { Locale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import { EMAIL_LINK_MINUTES } from '@sureda/contract/rules/limits'
import type { EmailConfirmation } from '@sureda/contract/schemas/members/auth'
import type { ProfileForm } from '@sureda/contract/schemas/members/user'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../../database/database.ts'
import { databaseTime, nowPlus } from '../../../database/database-time.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { AppError } from '../../../errors/app-error.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import type { MailClass } from '../../../mail/mail-classes.ts'
import { mailboxOf } from '../../../mail/mailbox.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { type Budget, consume } from '../../../plugins/rate-limit.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import { verifyPassword } from '../auth/password.ts'
import { deleteOpenResets } from '../auth/password-reset.queries.ts'
import { deleteOtherSessionsOf } from '../auth/session.queries.ts'
import { CURRENT_PASSWORD_TRIES } from '../auth/sign-in-limits.ts'
import { hashToken } from '../auth/token.ts'
import { putEmailChange, takeEmailChange } from './email-change.queries.ts'
import type { UserRow } from './to-user.ts'
import { findUser, findUserByEmail, updateUser } from './user.queries.ts'

const MINUTE = 60_000
/** Each request mails an address that may be a stranger's. */
const EMAIL_CHANGES: Budget = { bucket: 'email-change', max: 5, windowMs: 60 * MINUTE }

/** Many accounts together must not flood a mailbox. */
const EMAIL_CHANGES_TO: Budget = { bucket: 'email-change-to', max: 10, windowMs: 24 * 60 * MINUTE }

/** Mails with a link are `access`, and limited where they are requested. */
const KIND = {
  moved: 'account',
  email_approve: 'access',
  email_asked: 'account',
  email_confirm: 'access',
  email_own: 'access',
  email_taken: 'account',
} as const satisfies Record<string, MailClass>

/** Sender of the mails and fallback language. */
interface Sender {
  app: FastifyInstance
  tenant: TenantRecord
  locale: Locale
}

/**
 * The new e-mail requested in the form, once the password has proven the owner; undefined if unchanged. Without a
 * password the link to the old address is the proof. Throws 422 for a missing or wrong password and 429
 * `too_many_requests`.
 */
export async function allowedNewEmail(
  request: FastifyRequest,
  form: ProfileForm,
  current: UserRow,
): Promise<string | undefined> {
  const email = form.email?.toLowerCase()
  if (!email || email === current.email) return undefined
  if (current.passwordHash !== null) {
    if (!form.current_password) throw passwordFault('password_needed')
    await consume(request, CURRENT_PASSWORD_TRIES, current.id)
    if (!(await verifyPassword(current.passwordHash, form.current_password)))
      throw passwordFault('wrong_password')
  }
  await consume(request, EMAIL_CHANGES, current.id)
  await consume(request, EMAIL_CHANGES_TO, mailboxOf(email))
  return email
}

const passwordFault = (code: string) =>
  new AppError('validation_failed', code, { errors: [{ path: 'current_password', code }] })

/**
 * Mails the link for the new e-mail: to the new address, or first to the old one if there is no password. Nothing
 * changes yet.
 */
export async function askForNewEmail(
  tx: Db,
  request: FastifyRequest,
  current: UserRow,
  newEmail: string,
): Promise<void> {
  const { server: app, tenant, locale, sessionHash } = request
  const from: Sender = { app, tenant, locale }
  if (current.passwordHash !== null) {
    await sendToNew(tx, from, current, newEmail, sessionHash)
    // an unconfirmed address may be a stranger's, who must not be mailed a text (the new address) that the person has chosen
    if (!current.emailVerifiedAt) return
    const link = publicUrl(app.config, tenant, paths.forgotPassword())
    return send(tx, from, current, current.email, 'email_asked', { link, email: newEmail })
  }
  const link = await newLink(tx, from, current, { newEmail, step: 'approve', sessionHash })
  await send(tx, from, current, current.email, 'email_approve', { link, email: newEmail })
}

/** Mails a link that confirms the current e-mail; does nothing if it is confirmed. Throws 429 `too_many_requests`. */
export async function askToConfirmEmail(request: FastifyRequest, userId: string): Promise<void> {
  const { server: app, tenant, locale, sessionHash } = request
  await consume(request, EMAIL_CHANGES, userId)
  await consume(request, EMAIL_CHANGES_TO, mailboxOf(requirePerson(request).email))
  await request.inTenant(async (tx) => {
    const person = await findUser(tx, tenant.id, userId)
    if (!person || person.emailVerifiedAt) return
    const from: Sender = { app, tenant, locale }
    const link = await newLink(tx, from, person, { newEmail: person.email, step: 'confirm', sessionHash })
    await send(tx, from, person, person.email, 'email_own', { link })
  })
}

/**
 * Uses up a link: the one to the new address changes the e-mail, the one to the old address sends the next. After the
 * change all other sessions end, links sent to the old address are void, and the old address is notified. Throws 422
 * `email_link_invalid` for a used, old, replaced or invented link and 409 `email_taken` if another account has the
 * address by now.
 */
export async function confirmEmail(from: Sender, token: string): Promise<EmailConfirmation> {
  const tenantId = from.tenant.id
  return withTenant(from.app.db, tenantId, async (tx) => {
    const change = await takeEmailChange(tx, tenantId, hashToken(token))
    const before = change && (await findUser(tx, tenantId, change.userId))
    if (!change || !before) throw new AppError('email_link_invalid')
    const { newEmail: email, sessionHash } = change
    if (change.step === 'approve') {
      await sendToNew(tx, from, before, email, sessionHash)
      return { status: 'link_sent', email }
    }
    // sent before the update, while the old address is the person's
    if (email !== before.email) await send(tx, from, before, before.email, 'moved')
    await updateUser(tx, tenantId, before.id, { email, emailVerifiedAt: await databaseTime.of(tx) })
    if (email === before.email) return { status: 'confirmed', email }
    await deleteOtherSessionsOf(tx, tenantId, before.id, sessionHash)
    await deleteOpenResets(tx, tenantId, before.id)
    return { status: 'changed', email }
  })
}

/** The link to the new address. If that has an account, its owner gets a different mail instead. */
async function sendToNew(
  tx: Db,
  from: Sender,
  current: UserRow,
  newEmail: string,
  sessionHash: string | null,
): Promise<void> {
  const link = await newLink(tx, from, current, { newEmail, step: 'confirm', sessionHash })
  const owner = await findUserByEmail(tx, from.tenant.id, newEmail)
  if (owner) await send(tx, from, owner, newEmail, 'email_taken')
  else await send(tx, from, current, newEmail, 'email_confirm', { link })
}

async function newLink(
  tx: Db,
  { app, tenant }: Sender,
  { id: userId }: UserRow,
  wish: { newEmail: string; step: 'approve' | 'confirm'; sessionHash: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = nowPlus(EMAIL_LINK_MINUTES * MINUTE)
  await putEmailChange(tx, { tenantId: tenant.id, userId, tokenHash: hashToken(token), expiresAt, ...wish })
  return publicUrl(app.config, tenant, paths.confirmEmail(token))
}

async function send(
  tx: Db,
  { tenant, locale: asked }: Sender,
  person: UserRow,
  to: string,
  kind: keyof typeof KIND,
  facts: { link?: string; email?: string } = {},
): Promise<void> {
  const locale = person.preferredLanguage ?? asked
  const { name } = person
  const contact = tenant.document.contact.email
  const values = { brand: tenant.name, name, contact, minutes: EMAIL_LINK_MINUTES, ...facts }
  await enqueueText(tx, tenant.id, KIND[kind], { to, locale, key: kind, values })
}
