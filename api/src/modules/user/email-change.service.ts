import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/database.ts'
import { mailText } from '../../errors/messages.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { deleteOpenResets } from '../auth/password-reset.queries.ts'
import { deleteOtherSessionsOf } from '../auth/session.queries.ts'
import type { UserRow } from './to-user.ts'

/**
 * What belongs to a new address, in the transaction that writes it: every other session ends, links sent to the old address stop working – one
 * of them would verify an address it was not sent to – and the old address is told.
 */
export async function leaveOldEmail(tx: Db, request: FastifyRequest, before: UserRow): Promise<void> {
  const { tenant, locale, sessionHash } = request
  await deleteOtherSessionsOf(tx, tenant.id, before.id, sessionHash)
  await deleteOpenResets(tx, tenant.id, before.id)
  const language = before.preferredLanguage ?? locale
  const values = { brand: tenant.name, name: before.name, contact: tenant.document.contact.email }
  await enqueueMail(tx, tenant.id, {
    to: before.email,
    subject: mailText('moved_subject', language, values),
    body: mailText('moved_body', language, values),
  })
}
