import type { Locale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import type { EnquiryBody } from '@sureda/contract/schemas/bookings/enquiry'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { wordsIn } from '../../../lib/texts.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { findUser } from '../../members/profile/user.queries.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import { dayText } from '../notices/notice-words.ts'
import { findEnquiryTarget } from './enquiries.queries.ts'

/**
 * Writes to who offers the experience, in the tenant's language; where the operator has no e-mail, to the office. A reply goes to the person. A copy goes to a member who
 * asks with the confirmed address of the account, in their language: to no one else, whom a stranger could write to by it. Both mails go out together with the
 * transaction, or neither does. Returns the name of who will answer and whether there is a copy. Throws `experience_not_found` and `enquiry_unavailable`.
 */
export async function sendEnquiry(
  tx: Db,
  { tenant, locale, server, person }: Pick<FastifyRequest, 'tenant' | 'locale' | 'server' | 'person'>,
  experienceId: string,
  enquiry: EnquiryBody,
): Promise<{ to: string; copy: boolean }> {
  const target = await findEnquiryTarget(tx, tenant.id, experienceId)
  if (!target) throw new AppError('experience_not_found')
  const email = target.operator?.email ?? tenant.document.contact.email
  if (!email) throw new AppError('enquiry_unavailable', `${experienceId} has no one to write to`)
  const link = publicUrl(server.config, tenant, paths.experience(experienceId))
  const operator = (language: Locale) =>
    target.operator?.email
      ? wordsIn({ locale: language, tenantDefault: tenant.locale }).text(target.operator.name)
      : tenant.name
  const write = async (to: string, kind: 'enquiry' | 'enquiry_copy', language: Locale) => {
    const values = {
      ...enquiry,
      member: enquiry.name,
      operator: operator(language),
      experience: wordsIn({ locale: language, tenantDefault: tenant.locale }).text(target.title),
      date: enquiry.date ? dayText(enquiry.date, language) : '–',
      people: enquiry.people ?? '–',
      brand: tenant.name,
      link,
    }
    await enqueueText(tx, tenant.id, 'enquiry', {
      to,
      locale: language,
      key: `${kind}`,
      values,
      // the address alone: what a name may hold is no part of a head
      ...(kind === 'enquiry' && { headers: { 'Reply-To': enquiry.email } }),
    })
  }
  await write(email, 'enquiry', tenant.locale)
  const account = person && (await findUser(tx, tenant.id, person.id))
  const copy = account?.emailVerifiedAt != null && account.email === enquiry.email.toLowerCase()
  if (copy) await write(account.email, 'enquiry_copy', locale)
  return { to: operator(locale), copy }
}
