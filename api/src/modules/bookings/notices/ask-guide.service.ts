import { paths } from '@sureda/contract/remote/paths'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { localizerIn } from '../../../lib/localizer.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import { expiresAt } from '../reservations/reservation-rules.ts'
import { untilText, whenText } from './notice-texts.ts'
import { findRequest } from './reservation-notices.queries.ts'

/**
 * Mails the guide about a new request, in their language and with the deadline. Sends nothing if the experience
 * confirms automatically, has no guide, or the guide wants no mail. The mail is part of the transaction that creates
 * the request.
 */
export async function askGuide(db: Db, config: Config, tenant: TenantRecord, id: string): Promise<void> {
  const request = await findRequest(db, tenant.id, id)
  if (!request?.wishes.email) return
  const locale = request.guide.language ?? tenant.locale
  const localizer = localizerIn({ locale, tenantDefault: tenant.locale })
  const values = {
    name: request.guide.name,
    member: request.member,
    experience: localizer.text(request.title),
    when: whenText(request, locale),
    people: request.people,
    until: untilText(expiresAt(request), locale, tenant.timeZone),
    link: publicUrl(config, tenant, paths.guideReservations()),
    brand: tenant.name,
  }
  await enqueueText(db, tenant.id, 'booking', {
    to: request.guide.email,
    locale,
    key: 'reservation_asked',
    values,
  })
}
