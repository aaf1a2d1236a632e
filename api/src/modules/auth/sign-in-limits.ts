import type { FastifyRequest } from 'fastify'
import { addressOf, type Budget, type Limit } from '../../plugins/rate-limit.ts'
import { findUserByLogin } from '../user/user.queries.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The account behind what was typed, else the words themselves: e-mail and user name of one person are one. */
async function accountOf(request: FastifyRequest): Promise<string> {
  const typed = String((request.body as { email?: unknown } | undefined)?.email ?? '').toLowerCase()
  const row = await request.inTenant((tx) => findUserByLogin(tx, request.tenant.id, typed))
  return row?.id ?? typed
}

/** Decisions §4. Counted for known and unknown accounts alike, and no account is ever locked. */
export const LOGIN_LIMITS: readonly Limit[] = [
  {
    bucket: 'login',
    max: 10,
    windowMs: 15 * MINUTE,
    subject: async (request) => `${await accountOf(request)} ${addressOf(request)}`,
  },
  { bucket: 'login-address', max: 100, windowMs: HOUR, subject: addressOf },
]
/** The current password of who is signed in: as for the log-in, but whatever the address – who holds a stolen session may have many. */
export const CURRENT_PASSWORD_TRIES: Budget = { bucket: 'current-password', max: 10, windowMs: 15 * MINUTE }
export const REGISTER_LIMITS: readonly Limit[] = [
  { bucket: 'register', max: 5, windowMs: 30 * MINUTE, subject: addressOf },
]
export const FORGOT_LIMITS: readonly Limit[] = [
  { bucket: 'forgot-address', max: 20, windowMs: HOUR, subject: addressOf },
]
/**
 * Mails with a link: per account and asker, and per account. Who asks more often is told nothing: the answer is the same as ever, and the newest link
 * works on (docs/decisions/0036).
 */
export const LINKS_PER_ASKER: Budget = { bucket: 'forgot', max: 3, windowMs: HOUR }
export const LINKS_PER_ACCOUNT: Budget = { bucket: 'forgot-account', max: 6, windowMs: HOUR }
/** Over all accounts whose addresses lead to one mailbox. */
export const LINKS_PER_MAILBOX: Budget = { bucket: 'forgot-mailbox', max: 20, windowMs: HOUR }
export const RESET_LIMITS: readonly Limit[] = [
  { bucket: 'reset', max: 20, windowMs: HOUR, subject: addressOf },
]
export const CONFIRM_EMAIL_LIMITS: readonly Limit[] = [
  { bucket: 'confirm-email', max: 20, windowMs: HOUR, subject: addressOf },
]
export const PROVIDER_LIMITS: readonly Limit[] = [
  { bucket: 'provider', max: 60, windowMs: 15 * MINUTE, subject: addressOf },
]
