import type { FastifyRequest } from 'fastify'
import { mailboxOf } from '../../../mail/mailbox.ts'
import { type Limit, perNetwork } from '../../../plugins/rate-limit.ts'
import { findEnquiryTarget } from './enquiries.queries.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The mailbox that gets the enquiry; undefined if there is none, which the service refuses. */
async function targetOf(request: FastifyRequest): Promise<string | undefined> {
  const { id } = request.params as { id: string }
  const target = await request.inTenant((tx) => findEnquiryTarget(tx, request.tenant.id, id))
  const email = target && (target.operator?.email ?? request.tenant.document.contact.email)
  return email ? mailboxOf(email) : undefined
}

/**
 * Like registering, and per sending mailbox. Strangers have many addresses and mailboxes, so also per receiving mailbox
 * and per territory, whose mails all have one sender.
 */
export const ENQUIRY_LIMITS: readonly Limit[] = [
  ...perNetwork({ bucket: 'enquiry', max: 5, windowMs: 30 * MINUTE }),
  {
    bucket: 'enquiry-from',
    max: 5,
    windowMs: 30 * MINUTE,
    subject: ({ body }) => mailboxOf((body as { email: string }).email),
  },
  { bucket: 'enquiry-to', max: 20, windowMs: HOUR, subject: targetOf },
  { bucket: 'enquiry-all', max: 100, windowMs: HOUR, subject: () => 'all' },
]
