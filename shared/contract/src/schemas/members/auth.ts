import { z } from 'zod'
import { ACCESS_TYPES } from '../../codes/enums.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../rules/limits.ts'
import { canonicalEmail, emailAddress } from '../fields/contact-fields.ts'
import { accountEmail } from '../fields/email.ts'
import { localeSchema } from '../fields/localized-text.ts'
import { isWellFormed } from '../fields/plain-text.ts'
import { permissions, user } from './user.ts'

/** Any well-formed characters: lone surrogates would all hash alike. */
const newPassword = z
  .string()
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .refine(isWellFormed, { message: 'invalid_characters' })

/** POST login; `email` accepts an e-mail or a user name. */
export const loginBody = z.strictObject({
  email: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .transform((typed) => canonicalEmail(typed) ?? typed),
  password: z.string().min(1).max(PASSWORD_MAX),
})

export const registerBody = z
  .strictObject({
    name: z.string().trim().min(1).max(120),
    email: accountEmail,
    password: newPassword,
    password_confirmation: z.string(),
    preferred_language: localeSchema.optional(),
  })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    message: 'password_mismatch',
  })
export type RegisterBody = z.infer<typeof registerBody>

/** Answer of every successful sign-in, at top level. */
export const sessionAnswer = z.object({
  access_token: z.string(),
  user,
  roles: z.array(z.string()),
  permissions,
  access_type: z.enum(ACCESS_TYPES),
})
export type SessionAnswer = z.infer<typeof sessionAnswer>

/**
 * The public interface asks for `credential` alone; a call without a nonce of this app gets 401 `google_failed`
 * (docs/decisions/0011-sign-in.md).
 */
export const googleBody = z.strictObject({
  credential: z.string().min(1).max(8000),
  nonce: z.string().max(200).optional(),
})
export const appleBody = z.strictObject({
  id_token: z.string().min(1).max(8000),
  nonce: z.string().min(1).max(200),
  user: z.strictObject({ name: z.string().max(120).optional(), email: emailAddress().optional() }).optional(),
})
/** POST auth/nonce: a one-time value, valid for ten minutes, that the identity token must carry. */
export const nonceAnswer = z.object({ data: z.object({ nonce: z.string() }) })

export const forgotPasswordBody = z.strictObject({ email: emailAddress(200) })
export const resetPasswordBody = z
  .strictObject({
    token: z.string().min(1).max(200),
    password: newPassword,
    password_confirmation: z.string().optional(),
  })
  .refine(
    (body) => body.password_confirmation === undefined || body.password === body.password_confirmation,
    {
      path: ['password_confirmation'],
      message: 'password_mismatch',
    },
  )

/**
 * POST user/password, signed in. `current` is required if there is one: an account of Google or Apple sets its first by
 * a link (docs/decisions/0011-sign-in.md).
 */
export const changePasswordBody = z.strictObject({
  current_password: z.string().max(PASSWORD_MAX).optional(),
  password: newPassword,
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>

/** POST auth/confirm-email: the token of a mailed link that confirms a new or the current e-mail. */
export const confirmEmailBody = z.strictObject({ token: z.string().min(1).max(200) })
/** `link_sent`: this link went to the old address, the next one goes to `email`. `confirmed`: the e-mail is unchanged. */
export const emailConfirmation = z.object({
  status: z.enum(['changed', 'confirmed', 'link_sent']),
  email: z.string(),
})
export type EmailConfirmation = z.infer<typeof emailConfirmation>
