import type { FastifyRequest } from 'fastify'
import { addressOf, type Limit } from '../../plugins/rate-limit.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const emailOf = (request: FastifyRequest) =>
  String((request.body as { email?: unknown } | undefined)?.email ?? '').toLowerCase()

/** Decisions §4. Counted for known and unknown accounts alike, and no account is ever locked. */
export const LOGIN_LIMITS: readonly Limit[] = [
  {
    bucket: 'login',
    max: 10,
    windowMs: 15 * MINUTE,
    subject: (request) => `${emailOf(request)} ${addressOf(request)}`,
  },
  { bucket: 'login-address', max: 100, windowMs: HOUR, subject: addressOf },
]
export const REGISTER_LIMITS: readonly Limit[] = [
  { bucket: 'register', max: 5, windowMs: 30 * MINUTE, subject: addressOf },
]
export const FORGOT_LIMITS: readonly Limit[] = [
  { bucket: 'forgot', max: 3, windowMs: HOUR, subject: emailOf },
  { bucket: 'forgot-address', max: 20, windowMs: HOUR, subject: addressOf },
]
export const RESET_LIMITS: readonly Limit[] = [
  { bucket: 'reset', max: 20, windowMs: HOUR, subject: addressOf },
]
export const PROVIDER_LIMITS: readonly Limit[] = [
  { bucket: 'provider', max: 60, windowMs: 15 * MINUTE, subject: addressOf },
]
