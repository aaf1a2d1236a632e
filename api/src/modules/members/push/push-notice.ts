import { paths } from '@sureda/contract/remote/paths'
import { excerptOf } from '@sureda/contract/rules/cut-text'
import type { PushNotice } from '@sureda/contract/schemas/members/push'
import type { Db } from '../../../database/database.ts'
import { cardText } from '../../../errors/messages.ts'
import { type Localizer, localizerIn } from '../../../lib/localizer.ts'
import { noticeValues, whenText } from '../../bookings/notices/notice-texts.ts'
import { listNoticesOf } from '../../bookings/notices/reservation-notices.queries.ts'
import { listWaitlistNotices } from '../../bookings/waitlist/waitlist-notices.queries.ts'
import { waitlistValues } from '../../bookings/waitlist/waitlist-texts.ts'
import { listClosureNotices } from '../../guides/closures/closure-cards.queries.ts'
import { translatedReason } from '../../guides/closures/closure-texts.ts'
import { listMessagesTo } from '../../guides/messages/slot-messages.queries.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import type { PushSource } from './push.tables.ts'

/** About the length of text on a lock screen. */
const BODY_MAX = 180
const HOUR_MS = 3_600_000
const LONGEST_MS = 72 * HOUR_MS

interface Said {
  title: string
  body: string
  link: string
  /** The notice is useless after this. */
  until: Date
  isUrgent?: boolean
}
export interface PushContent {
  notice: PushNotice
  until: Date
  isUrgent: boolean
}
export interface PushJob {
  userId: string
  source: PushSource
  noticeId: string
  preferredLanguage: Localizer['locale'] | null
}

const short = (text: string, locale: string) => excerptOf(text.replace(/\s+/g, ' ').trim(), BODY_MAX, locale)

/** The text of a notice, as on its card, in the person's language. Null if the card was dismissed, replaced by a newer one, or is no longer true. */
export async function pushContentOf(
  db: Db,
  tenant: TenantRecord,
  asked: PushJob,
  now: Date,
): Promise<PushContent | null> {
  const locale = asked.preferredLanguage ?? tenant.locale
  const localizer = localizerIn({ locale, tenantDefault: tenant.locale })
  const said = await say(db, tenant, asked, localizer, now)
  if (!said) return null
  const until = new Date(Math.min(said.until.getTime(), now.getTime() + LONGEST_MS))
  if (until <= now) return null
  return {
    notice: {
      title: said.title,
      body: short(said.body, locale),
      lang: locale,
      link: said.link,
      tag: `${asked.source}-${asked.noticeId}`,
    },
    until,
    isUrgent: said.isUrgent ?? false,
  }
}

async function say(
  db: Db,
  tenant: TenantRecord,
  { source, noticeId, userId }: PushJob,
  localizer: Localizer,
  now: Date,
): Promise<Said | undefined> {
  const { locale } = localizer
  if (source === 'reservation') {
    const row = (await listNoticesOf(db, tenant.id, userId, now)).find(({ id }) => id === noticeId)
    if (!row) return undefined
    return {
      title: cardText(`${row.kind}_title`, locale),
      body: cardText(`${row.kind}_text`, locale, noticeValues(row, localizer)),
      link: paths.reservationPass(row.reservationId),
      until: row.startsAt,
    }
  }
  if (source === 'waitlist') {
    const row = (await listWaitlistNotices(db, tenant.id, userId, now)).find(({ id }) => id === noticeId)
    if (!row) return undefined
    const isOffer = row.kind === 'offered'
    return {
      title: cardText(`waitlist_${row.kind}_title`, locale),
      body: cardText(`waitlist_${row.kind}_text`, locale, waitlistValues(row, localizer, tenant.timeZone)),
      link: paths.reservations(),
      until: (isOffer && row.offerUntil) || row.startsAt,
      isUrgent: isOffer,
    }
  }
  if (source === 'message') {
    const row = (await listMessagesTo(db, tenant.id, userId, now)).find(({ id }) => id === noticeId)
    if (!row) return undefined
    return {
      title: cardText('message_title', locale),
      body: `${localizer.text(row.title)}: ${row.body}`,
      link: paths.reservationPass(row.reservationId),
      // it may be sent during the visit or afterwards
      until: new Date(Math.max(row.startsAt.getTime(), row.createdAt.getTime() + 6 * HOUR_MS)),
    }
  }
  const row = (await listClosureNotices(db, tenant.id, userId)).find(({ id }) => id === noticeId)
  if (!row || (row.liftedAt !== null) !== (source === 'closure_lifted')) return undefined
  const values = {
    experience: localizer.text(row.title),
    when: whenText(row, locale),
    reason: translatedReason(row.reason, locale),
  }
  return {
    title: cardText(`${source}_title`, locale),
    body: cardText(`${source}_text`, locale, values),
    link: paths.reservationPass(row.reservationId),
    until: row.startsAt,
  }
}
