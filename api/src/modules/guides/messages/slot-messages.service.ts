import { paths } from '@sureda/contract/remote/paths'
import type { GuideMessage } from '@sureda/contract/schemas/guides/guide-message'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerIn } from '../../../lib/localizer.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { whenText } from '../../bookings/notices/notice-texts.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { findOwnExperience, listBooked, type Slot } from './slot-messages.queries.ts'
import { slotMessageRecipients, slotMessages } from './slot-messages.tables.ts'

interface Sending extends Guide {
  config: Config
  tenant: TenantRecord
}

/**
 * Writes to everyone in a slot, mail and card in one transaction; later bookings do not get it. Mail preferences do not
 * apply, because it is about a booking. Throws `experience_not_found` for another guide's, `slot_empty`.
 */
export async function writeToSlot(
  db: Db,
  { config, tenant, ...guide }: Sending,
  { text, ...slot }: Slot & { text: string },
): Promise<GuideMessage> {
  const experience = await findOwnExperience(db, guide, slot.experience_id)
  if (!experience) throw new AppError('experience_not_found')
  const booked = await listBooked(db, tenant.id, slot)
  if (booked.length === 0) throw new AppError('slot_empty')
  const [message] = await db
    .insert(slotMessages)
    .values({
      tenantId: tenant.id,
      experienceId: slot.experience_id,
      date: slot.date,
      time: slot.time,
      guideUserId: guide.userId,
      body: text,
    })
    .returning()
  if (!message) throw new Error('the message was not stored')
  await db.insert(slotMessageRecipients).values(
    booked.map(({ reservationId, userId }) => ({
      tenantId: tenant.id,
      messageId: message.id,
      reservationId,
      userId,
    })),
  )
  for (const person of booked) {
    const locale = person.preferredLanguage ?? tenant.locale
    const values = {
      brand: tenant.name,
      name: person.name,
      experience: localizerIn({ locale, tenantDefault: tenant.locale }).text(experience.title),
      when: whenText({ ...slot, nights: person.nights }, locale),
      text,
      link: publicUrl(config, tenant, paths.reservationPass(person.reservationId)),
    }
    await enqueueText(db, tenant.id, 'booking', {
      to: person.email,
      locale,
      key: 'slot_message',
      values,
    })
  }
  return { id: message.id, recipients: booked.length, sent_at: message.createdAt.toISOString() }
}
