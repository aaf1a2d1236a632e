import { paths } from '@sureda/contract/remote/paths'
import type { ChangePasswordBody } from '@sureda/contract/schemas/members/auth'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../errors/app-error.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { consume } from '../../../plugins/rate-limit.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import { deleteEmailChangeOf } from '../profile/email-change.queries.ts'
import { findUser, lockUser, updateUser } from '../profile/user.queries.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { deleteOpenResets } from './password-reset.queries.ts'
import { deleteOtherSessionsOf } from './session.queries.ts'
import { CURRENT_PASSWORD_TRIES } from './sign-in-limits.ts'

const fault = (code: string) =>
  new AppError('validation_failed', code, { errors: [{ path: 'current_password', code }] })

/**
 * Changes the password of the signed-in person, ends all their other sessions and open links, and notifies them by
 * mail. Throws 422 at `current_password` if it is missing, wrong, or the account has none, and 429 `too_many_requests`.
 */
export async function changePassword(request: FastifyRequest, body: ChangePasswordBody): Promise<void> {
  const { tenant, server, locale, sessionHash } = request
  const userId = requirePerson(request).id
  const person = await request.inTenant((tx) => findUser(tx, tenant.id, userId))
  if (!person?.passwordHash) throw fault('no_password')
  if (!body.current_password) throw fault('required')
  await consume(request, CURRENT_PASSWORD_TRIES, userId)
  if (!(await verifyPassword(person.passwordHash, body.current_password))) {
    // a retry after a lost answer: the change is done, and the old password no longer matches
    await consume(request, CURRENT_PASSWORD_TRIES, userId)
    if (await verifyPassword(person.passwordHash, body.password)) return
    throw fault('wrong_password')
  }
  const passwordHash = await hashPassword(body.password)
  await request.inTenant(async (tx) => {
    const current = await lockUser(tx, tenant.id, userId)
    // another request has changed it meanwhile, by a link or on another phone
    if (current?.passwordHash !== person.passwordHash) throw fault('wrong_password')
    await updateUser(tx, tenant.id, userId, { passwordHash })
    await deleteOtherSessionsOf(tx, tenant.id, userId, sessionHash)
    await deleteOpenResets(tx, tenant.id, userId)
    await deleteEmailChangeOf(tx, tenant.id, userId)
    const language = current.preferredLanguage ?? locale
    const link = publicUrl(server.config, tenant, paths.forgotPassword())
    const values = { brand: tenant.name, name: current.name, link }
    await enqueueText(tx, tenant.id, 'account', {
      to: current.email,
      locale: language,
      key: 'changed_here',
      subjectKey: 'changed',
      values,
    })
  })
}
