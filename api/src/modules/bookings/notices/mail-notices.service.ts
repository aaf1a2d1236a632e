import { paths } from '@sureda/contract/remote/paths'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { processEach } from '../../../jobs/process-each.ts'
import { localizerIn } from '../../../lib/localizer.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import { settleNotice } from './notice-rows.queries.ts'
import { noticeValues } from './notice-texts.ts'
import { takeDueNotices } from './reservation-notices.queries.ts'
import { type NoticeKind, reservationNotices } from './reservation-notices.tables.ts'

/** A lost reservation is always mailed; other notices only to people who want mail. Attended ones are not mailed. */
const MAILS = {
  rejected: 'always',
  cancelled: 'always',
  expired: 'always',
  confirmed: 'wished',
  reminder: 'wished',
} as const satisfies Partial<Record<NoticeKind, 'always' | 'wished'>>
type MailedKind = keyof typeof MAILS

type Due = Awaited<ReturnType<typeof takeDueNotices>>[number]

/** A confirmation cancelled before its mail was sent would only confuse. */
const isMailed = (notice: Due): notice is Due & { kind: MailedKind } =>
  notice.kind in MAILS &&
  notice.isTrue &&
  (MAILS[notice.kind as MailedKind] === 'always' || notice.wishes.email)

/**
 * Converts up to fifty notices of a tenant into mails of the outbox, in each person's language, and returns how many it
 * handled. Runs in every process: notices are taken with SKIP LOCKED, and mail and mark are one transaction.
 */
export async function mailNotices(db: Db, config: Config, tenant: TenantRecord): Promise<number> {
  const work = { tenantId: tenant.id, job: 'notices' }
  const due = await takeDueNotices(db, work)
  return processEach(db, work, due, async (tx, notice) => {
    if (isMailed(notice)) await mail(tx, config, tenant, notice)
    await settleNotice(tx, reservationNotices, tenant.id, notice.id)
  })
}

async function mail(
  db: Db,
  config: Config,
  tenant: TenantRecord,
  notice: Due & { kind: MailedKind },
): Promise<void> {
  const locale = notice.preferredLanguage ?? tenant.locale
  const localizer = localizerIn({ locale, tenantDefault: tenant.locale })
  const values = {
    ...noticeValues(notice, localizer),
    brand: tenant.name,
    name: notice.name,
    link: publicUrl(config, tenant, paths.reservationPass(notice.reservationId)),
  }
  await enqueueText(db, tenant.id, 'booking', {
    to: notice.email,
    locale,
    key: `reservation_${notice.kind}`,
    values,
  })
}
