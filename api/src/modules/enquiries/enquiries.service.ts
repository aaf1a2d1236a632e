import type { EnquiryBody } from '@sureda/contract/enquiry'
import type { Locale } from '@sureda/contract/locale'
import { paths } from '@sureda/contract/paths'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { mailText } from '../../errors/messages.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { wordsIn } from '../content/words.ts'
import { dayText } from '../reservation-notices/notice-words.ts'
import { publicUrl } from '../tenant/public-url.ts'
import { findEnquiryTarget } from './enquiries.queries.ts'

/**
 * Writes to who offers the experience, in the tenant's language, with a copy to the person in theirs; where the operator has no e-mail, to the office.
 * Both mails go out together with the transaction, or neither does. Returns the name of who will answer. Throws `experience_not_found` and
 * `enquiry_unavailable`.
 */
export async function sendEnquiry(
  tx: Db,
  { tenant, locale, server }: Pick<FastifyRequest, 'tenant' | 'locale' | 'server'>,
  experienceId: string,
  enquiry: EnquiryBody,
): Promise<string> {
  const target = await findEnquiryTarget(tx, tenant.id, experienceId)
  if (!target) throw new AppError('experience_not_found')
  const email = target.operator?.email ?? tenant.document.contact.email
  if (!email) throw new AppError('enquiry_unavailable', `${experienceId} has nobody to write to`)
  const link = publicUrl(server.config, tenant, paths.experience(experienceId))
  const write = async (to: string, kind: 'enquiry' | 'enquiry_copy', language: Locale) => {
    const words = wordsIn({ locale: language, tenantDefault: tenant.locale })
    const values = {
      ...enquiry,
      operator: target.operator?.email ? words.text(target.operator.name) : tenant.name,
      experience: words.text(target.title),
      date: enquiry.date ? dayText(enquiry.date, language) : '–',
      people: enquiry.people ?? '–',
      brand: tenant.name,
      link,
    }
    const subject = mailText(`${kind}_subject`, language, values)
    await enqueueMail(tx, tenant.id, { to, subject, body: mailText(`${kind}_body`, language, values) })
    return values.operator
  }
  await write(email, 'enquiry', tenant.locale)
  return write(enquiry.email, 'enquiry_copy', locale)
}
