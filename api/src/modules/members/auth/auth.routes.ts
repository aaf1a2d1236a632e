import {
  confirmEmailBody,
  emailConfirmation,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  sessionAnswer,
} from '@sureda/contract/auth'
import { dataOf, emptyAnswer } from '@sureda/contract/envelope'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addressOf } from '../../../plugins/rate-limit.ts'
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
  app.post(
    '/login',
    {
      config: { access: 'public', limits: LOGIN_LIMITS },
      schema: { body: loginBody, response: { 200: sessionAnswer } },
    },
    async (request) => {
      const { email, password } = request.body
      const row = await request.inTenant((tx) => findUserByLogin(tx, request.tenant.id, email))
      const isRight = await verifyPassword(row?.passwordHash, password)
      if (!row || !isRight) throw new AppError('invalid_credentials')
      refuseDemoPerson(app.config, row, password)
      return request.inTenant(async (tx) => {
        await rememberDevice(tx, request, row.id)
        return openSession(tx, row, request.headers['user-agent'])
      })
    },
  )

  app.post(
    '/register',
    {
      config: { access: 'public', limits: REGISTER_LIMITS },
      schema: { body: registerBody, response: { 201: sessionAnswer } },
    },
    async (request, reply) => {
      const { name, email, password, preferred_language: preferredLanguage } = request.body
      const passwordHash = await hashPassword(password)
      const values = { tenantId: request.tenant.id, name, email, passwordHash, preferredLanguage }
      reply.code(201)
      return request.inTenant(async (tx) => {
        const row = await insertUser(tx, values)
        await rememberDevice(tx, request, row.id)
        return openSession(tx, row, request.headers['user-agent'])
      })
    },
  )

  await app.register(logoutRoute)

  app.post(
    '/auth/forgot-password',
    {
      config: { access: 'public', limits: FORGOT_LIMITS },
      schema: { body: forgotPasswordBody, response: { 202: emptyAnswer } },
    },
    async (request, reply) => {
      // after the answer: a known and an unknown address take the same time
      const asked = { email: request.body.email, by: addressOf(request) }
      app.background.after(reply, () => sendResetLink(app, request.tenant, request.locale, asked))
      return reply.code(202).send(done)
    },
  )

  app.post(
    '/auth/reset-password',
    {
      config: { access: 'public', limits: RESET_LIMITS },
      schema: { body: resetPasswordBody, response: { 200: emptyAnswer } },
    },
    async (request) => {
      await resetPassword(app, request.tenant, request.locale, request.body)
      return done
    },
  )

  app.post(
    '/auth/confirm-email',
    {
      config: { access: 'public', limits: CONFIRM_EMAIL_LIMITS },
      schema: { body: confirmEmailBody, response: { 200: dataOf(emailConfirmation) } },
    },
    async ({ tenant, locale, body }) => ({ data: await confirmEmail({ app, tenant, locale }, body.token) }),
  )
}
