import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../database/database.ts'
import {
  addressBlockOf,
  addressOf,
  type Budget,
  isRemembered,
  type Limit,
  perNetwork,
  remember,
} from '../../../plugins/rate-limit.ts'
import { findUserByLogin } from '../profile/user.queries.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Asker {
  /** The id of the typed account, else the typed text: e-mail and user name of one person count together. */
  account: string
  /** Address and browser, where this account has signed in from both before. */
  device: string | undefined
}

const KNOWN = 'login-known'
const KNOWN_DAYS = 90
const deviceOf = (request: FastifyRequest) => `${addressOf(request)} ${request.headers['user-agent'] ?? ''}`
const askers = new WeakMap<FastifyRequest, Promise<Asker>>()

/** Looked up once per request for all limits. */
function askerOf(request: FastifyRequest): Promise<Asker> {
  const known = askers.get(request) ?? readAsker(request)
  askers.set(request, known)
  return known
}

function readAsker(request: FastifyRequest): Promise<Asker> {
  const typed = String((request.body as { email?: unknown } | undefined)?.email ?? '').toLowerCase()
  const { id: tenantId } = request.tenant
  return request.inTenant(async (tx) => {
    const row = await findUserByLogin(tx, tenantId, typed)
    if (!row) return { account: typed, device: undefined }
    const device = deviceOf(request)
    const isKnown = await isRemembered(tx, tenantId, KNOWN, `${row.id} ${device}`)
    return { account: row.id, device: isKnown ? device : undefined }
  })
}

/** After a successful sign-in: attempts of others behind the same address no longer lock this person out. */
export const rememberDevice = (tx: Db, request: FastifyRequest, userId: string): Promise<void> =>
  remember(tx, request.tenant.id, KNOWN, `${userId} ${deviceOf(request)}`, KNOWN_DAYS)

/** Counts everyone except an account on a device it has signed in from before. */
const ofStrangers =
  (subject: (request: FastifyRequest, account: string) => string): Limit['subject'] =>
  async (request) => {
    const { account, device } = await askerOf(request)
    return device ? undefined : subject(request, account)
  }

/**
 * Several limits, each wider than the one before: one customer has many addresses, and a whole town may share one. They
 * count known and unknown accounts alike, so that no answer tells which accounts exist; no account is ever locked
 * (docs/decisions/0012-strangers-and-ceilings.md).
 */
export const LOGIN_LIMITS: readonly Limit[] = [
  {
    bucket: 'login-device',
    max: 10,
    windowMs: 15 * MINUTE,
    subject: async (request) => {
      const { account, device } = await askerOf(request)
      return device && `${account} ${device}`
    },
  },
  {
    bucket: 'login',
    max: 10,
    windowMs: 15 * MINUTE,
    subject: ofStrangers((request, account) => `${account} ${addressOf(request)}`),
  },
  {
    bucket: 'login-block',
    max: 30,
    windowMs: HOUR,
    subject: ofStrangers((request, account) => `${account} ${addressBlockOf(request)}`),
  },
  { bucket: 'login-address', max: 600, windowMs: HOUR, subject: ofStrangers(addressOf) },
  { bucket: 'login-network', max: 2_000, windowMs: HOUR, subject: ofStrangers(addressBlockOf) },
]
/**
 * The current password of a signed-in person: as for the login, but regardless of the address, because a thief of a
 * session may have many.
 */
export const CURRENT_PASSWORD_TRIES: Budget = { bucket: 'current-password', max: 10, windowMs: 15 * MINUTE }
export const REGISTER_LIMITS = perNetwork({ bucket: 'register', max: 5, windowMs: 30 * MINUTE })
export const FORGOT_LIMITS = perNetwork({ bucket: 'forgot-address', max: 20, windowMs: HOUR }, 5)
/**
 * Mails with a link: per account and client, and per account. Excess requests get the usual answer, and the newest link
 * remains valid (docs/decisions/0011-sign-in.md).
 */
export const LINKS_PER_ASKER: Budget = { bucket: 'forgot', max: 3, windowMs: HOUR }
export const LINKS_PER_ACCOUNT: Budget = { bucket: 'forgot-account', max: 6, windowMs: HOUR }
/** Across all accounts whose addresses reach one mailbox. */
export const LINKS_PER_MAILBOX: Budget = { bucket: 'forgot-mailbox', max: 20, windowMs: HOUR }
export const RESET_LIMITS = perNetwork({ bucket: 'reset', max: 20, windowMs: HOUR })
export const CONFIRM_EMAIL_LIMITS = perNetwork({ bucket: 'confirm-email', max: 20, windowMs: HOUR })
export const PROVIDER_LIMITS = perNetwork({ bucket: 'provider', max: 60, windowMs: 15 * MINUTE })
