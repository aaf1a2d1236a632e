import type { Locale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import type { EnquiryBody } from '@sureda/contract/schemas/bookings/enquiry'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerIn } from '../../../lib/localizer.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { findUser } from '../../members/profile/user.queries.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import { dayText } from '../notices/notice-texts.ts'
import { findEnquiryTarget } from './enquiries.queries.ts'

/**
 * Writes to the provider in the tenant's language; to the office if the operator has no e-mail. Replies go to the
 * person. A copy goes only to a member who asks with the account's confirmed address, because otherwise a stranger
 * could send mail to anyone. Both mails are part of the transaction. Returns the recipient's name and whether there is
 * a copy. Throws `experience_not_found` and `enquiry_unavailable`.
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
  if (!email) throw new AppError('enquiry_unavailable', `${experienceId} has no e-mail address for enquiries`)
  const link = publicUrl(server.config, tenant, paths.experience(experienceId))
  const operator = (language: Locale) =>
    target.operator?.email
      ? localizerIn({ locale: language, tenantDefault: tenant.locale }).text(target.operator.name)
      : tenant.name
  const write = async (to: string, kind: 'enquiry' | 'enquiry_copy', language: Locale) => {
    const values = {
      ...enquiry,
      member: enquiry.name,
      operator: operator(language),
      experience: localizerIn({ locale: language, tenantDefault: tenant.locale }).text(target.title),
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
      // the address alone: a name could inject header fields
      ...(kind === 'enquiry' && { headers: { 'Reply-To': enquiry.email } }),
    })
  }
  await write(email, 'enquiry', tenant.locale)
  const account = person && (await findUser(tx, tenant.id, person.id))
  const copy = account?.emailVerifiedAt != null && account.email === enquiry.email.toLowerCase()
  if (copy) await write(account.email, 'enquiry_copy', locale)
  return { to: operator(locale), copy }
}
