import { paths } from '@sureda/contract/remote/paths'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { processEach } from '../../../jobs/process-each.ts'
import { localizerIn } from '../../../lib/localizer.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import { settleNotice } from '../notices/notice-rows.queries.ts'
import { waitlistNotices } from './waitlist.tables.ts'
import { takeDueWaitlistNotices } from './waitlist-notices.queries.ts'
import { waitlistValues } from './waitlist-texts.ts'

type Due = Awaited<ReturnType<typeof takeDueWaitlistNotices>>[number]

/**
 * Converts up to fifty waitlist notices of a tenant into mails of the outbox and returns how many it handled. Mail
 * preferences do not apply: an unnoticed offer is useless. Outdated notices are not sent. Runs in every process, with
 * SKIP LOCKED.
 */
export async function mailWaitlist(db: Db, config: Config, tenant: TenantRecord): Promise<number> {
  const work = { tenantId: tenant.id, job: 'notices' }
  const due = await takeDueWaitlistNotices(db, work)
  return processEach(db, work, due, async (tx, notice) => {
    if (notice.isTrue) await mail(tx, config, tenant, notice)
    await settleNotice(tx, waitlistNotices, tenant.id, notice.id)
  })
}

async function mail(db: Db, config: Config, tenant: TenantRecord, notice: Due): Promise<void> {
  const locale = notice.preferredLanguage ?? tenant.locale
  const localizer = localizerIn({ locale, tenantDefault: tenant.locale })
  const values = {
    ...waitlistValues(notice, localizer, tenant.timeZone),
    brand: tenant.name,
    name: notice.name,
    link: publicUrl(config, tenant, paths.reservations()),
    leave: publicUrl(config, tenant, paths.leaveWaitlist(notice.entryId)),
  }
  await enqueueText(db, tenant.id, 'booking', {
    to: notice.email,
    locale,
    key: `waitlist_${notice.kind}`,
    values,
  })
}
