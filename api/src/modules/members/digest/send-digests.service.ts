import { API_BASE } from '@sureda/contract/remote/api-base'
import { paths } from '@sureda/contract/remote/paths'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { type MailKey, mailText } from '../../../errors/messages.ts'
import { processEach } from '../../../jobs/process-each.ts'
import { type Localizer, localizerIn } from '../../../lib/localizer.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { dayText } from '../../bookings/notices/notice-texts.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import {
  claimDigest,
  eventsOfTheWeek,
  newsOfTheWeek,
  pointsOfTheWeek,
  takeRecipients,
} from './digest.queries.ts'
import { digestPeriod } from './digest-period.ts'
import { linkSecret, unsubscribeToken } from './unsubscribe-token.ts'

interface Week {
  news: Awaited<ReturnType<typeof newsOfTheWeek>>
  events: Awaited<ReturnType<typeof eventsOfTheWeek>>
  points: number
}
type Reader = Awaited<ReturnType<typeof takeRecipients>>[number]

/**
 * Enqueues the weekly mail of up to fifty people who want it, in their language, and returns how many were processed; without content no mail is sent. Every process
 * runs it at once: rows are taken with SKIP LOCKED, and a constraint allows one mail per person and week.
 */
export async function sendDigests(db: Db, config: Config, tenant: TenantRecord, now: Date): Promise<number> {
  const period = digestPeriod(now, tenant.timeZone)
  if (!period) return 0
  const work = { tenantId: tenant.id, job: 'digests' }
  const readers = await takeRecipients(db, work, period)
  if (readers.length === 0) return 0
  const news = await newsOfTheWeek(db, tenant.id, now)
  const events = await eventsOfTheWeek(db, tenant.id, now)
  const secret = await linkSecret(db, tenant.id)
  return processEach(db, work, readers, async (tx, reader) => {
    if (!(await claimDigest(tx, tenant.id, reader.id, period))) return
    const week = { news, events, points: await pointsOfTheWeek(tx, tenant.id, reader.id, now) }
    const token = unsubscribeToken(secret, tenant.id, reader.id)
    await mail(tx, config, tenant, reader, week, token)
  })
}

async function mail(db: Db, config: Config, tenant: TenantRecord, reader: Reader, week: Week, token: string) {
  const locale = reader.preferredLanguage ?? tenant.locale
  const localizer = localizerIn({ locale, tenantDefault: tenant.locale })
  const parts = partsOf(config, tenant, localizer, week)
  if (parts.length === 0) return
  const values = {
    brand: tenant.name,
    name: reader.name,
    parts: parts.join('\n\n'),
    link: publicUrl(config, tenant, paths.unsubscribe(token)),
  }
  const oneClick = publicUrl(config, tenant, `${API_BASE}/mail/unsubscribe?token=${token}`)
  await enqueueText(db, tenant.id, 'digest', {
    to: reader.email,
    locale,
    key: 'digest',
    values,
    // RFC 8058: mail programs show a button for it
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
}

function partsOf(
  config: Config,
  tenant: TenantRecord,
  localizer: Localizer,
  { news, events, points }: Week,
): string[] {
  const { locale } = localizer
  const url = (path: string) => publicUrl(config, tenant, path)
  const newsLines = news.map(({ id, title }) => `${localizer.text(title)}\n${url(paths.news(id))}`)
  const eventLines = events.map(({ id, title, place, startAt }) => {
    const day = dayText(dayIn(tenant.timeZone, startAt), locale)
    return `${localizer.text(title)} – ${day}, ${localizer.text(place)}\n${url(paths.event(id))}`
  })
  const part = (key: MailKey, lines: string[]) =>
    lines.length > 0 ? [[mailText(key, locale), ...lines].join('\n\n')] : []
  return [
    ...part('digest_events', eventLines),
    ...part('digest_news', newsLines),
    ...(points > 0 ? [`${mailText('digest_points', locale, { points })}\n${url(paths.rewards())}`] : []),
  ]
}
