import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addressOf } from '../../../plugins/rate-limit.ts'
import { serve } from '../../../serve.ts'
import { refuseDemoPerson } from '../people/demo-people.ts'
import { confirmEmail } from '../profile/email-change.service.ts'
import { findUserByLogin, insertUser } from '../profile/user.queries.ts'
import { logoutRoute } from './logout.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { resetPassword, sendResetLink } from './password-reset.service.ts'
import { openSession } from './session-answer.ts'
import {
  CONFIRM_EMAIL_LIMITS,
  FORGOT_LIMITS,
  LOGIN_LIMITS,
  REGISTER_LIMITS,
  RESET_LIMITS,
  rememberDevice,
} from './sign-in-limits.ts'

const done = { data: { ok: true as const } }

export const authRoutes: ApiModule = async (app) => {
  serve(app, 'POST /login', { limits: LOGIN_LIMITS }, async (request) => {
    const { email, password } = request.body
    const row = await request.inTenant((tx) => findUserByLogin(tx, request.tenant.id, email))
    const isRight = await verifyPassword(row?.passwordHash, password)
    if (!row || !isRight) throw new AppError('invalid_credentials')
    refuseDemoPerson(app.config, row, password)
    return request.inTenant(async (tx) => {
      await rememberDevice(tx, request, row.id)
      return openSession(tx, row, request.headers['user-agent'])
    })
  })

  serve(app, 'POST /register', { limits: REGISTER_LIMITS }, async (request, reply) => {
    const { name, email, password, preferred_language: preferredLanguage } = request.body
    const passwordHash = await hashPassword(password)
    const values = { tenantId: request.tenant.id, name, email, passwordHash, preferredLanguage }
    reply.code(201)
    return request.inTenant(async (tx) => {
      const row = await insertUser(tx, values)
      await rememberDevice(tx, request, row.id)
      return openSession(tx, row, request.headers['user-agent'])
    })
  })

  await app.register(logoutRoute)

  serve(app, 'POST /auth/forgot-password', { limits: FORGOT_LIMITS }, async (request, reply) => {
    // after the answer, so that known and unknown addresses take the same time
    const asked = { email: request.body.email, by: addressOf(request) }
    app.background.after(reply, () => sendResetLink(app, request.tenant, request.locale, asked))
    return reply.code(202).send(done)
  })

  serve(app, 'POST /auth/reset-password', { limits: RESET_LIMITS }, async (request) => {
    await resetPassword(app, request.tenant, request.locale, request.body)
    return done
  })

  serve(
    app,
    'POST /auth/confirm-email',
    { limits: CONFIRM_EMAIL_LIMITS },
    async ({ tenant, locale, body }) => ({ data: await confirmEmail({ app, tenant, locale }, body.token) }),
  )
}
