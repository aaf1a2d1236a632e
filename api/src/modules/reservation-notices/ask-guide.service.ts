import { paths } from '@sureda/contract/paths'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Config } from '../../config.ts'
import type { Db } from '../../database/database.ts'
import { mailText } from '../../errors/messages.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { wordsIn } from '../content/words.ts'
import { experiences } from '../experiences/experiences.tables.ts'
import { expiresAt } from '../reservations/reservation-rules.ts'
import { ofExperience } from '../reservations/reservations.queries.ts'
import { reservations } from '../reservations/reservations.tables.ts'
import { publicUrl } from '../tenant/public-url.ts'
import type { TenantRecord } from '../tenant/tenant-directory.ts'
import { users } from '../user/user.tables.ts'
import { whenText } from './notice-words.ts'

const guides = alias(users, 'guides')

/**
 * Writes to the guide of a new request, in their language and with the moment until which they can answer. Nothing is written where the experience confirms
 * by itself, has no guide, or the guide wants no mail. The mail leaves with the transaction that makes the request, or not at all.
 */
export async function askGuide(db: Db, config: Config, tenant: TenantRecord, id: string): Promise<void> {
  const [request] = await db
    .select({
      date: reservations.date,
      time: reservations.time,
      nights: reservations.nights,
      people: reservations.people,
      createdAt: reservations.createdAt,
      startsAt: reservations.startsAt,
      title: experiences.title,
      member: users.name,
      guide: { name: guides.name, email: guides.email, language: guides.preferredLanguage },
      wishes: guides.notifications,
    })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .innerJoin(users, and(eq(users.tenantId, reservations.tenantId), eq(users.id, reservations.userId)))
    .innerJoin(guides, and(eq(guides.tenantId, experiences.tenantId), eq(guides.id, experiences.guideUserId)))
    .where(
      and(eq(reservations.tenantId, tenant.id), eq(reservations.id, id), eq(reservations.status, 'pending')),
    )
  if (!request?.wishes.email) return
  const locale = request.guide.language ?? tenant.locale
  const words = wordsIn({ locale, tenantDefault: tenant.locale })
  const until = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: tenant.timeZone,
  })
  const values = {
    name: request.guide.name,
    member: request.member,
    experience: words.text(request.title),
    when: whenText(request, locale),
    people: request.people,
    until: until.format(expiresAt(request)),
    link: publicUrl(config, tenant, paths.guideReservations()),
    brand: tenant.name,
  }
  await enqueueMail(db, tenant.id, {
    to: request.guide.email,
    subject: mailText('reservation_asked_subject', locale, values),
    body: mailText('reservation_asked_body', locale, values),
  })
}
