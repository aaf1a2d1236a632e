import type { Db } from '../../../database/database.ts'
import { and, asc, desc, eq, gt, inArray, isNull, sql } from '../../../database/orm.ts'
import { isUuid } from '../../../lib/page.ts'
import { CARDS_MAX, shownSince } from '../../bookings/notices/notice-rows.queries.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { users } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { slotMessages as messages, slotMessageRecipients as recipients } from './slot-messages.tables.ts'

export interface Slot {
  experience_id: string
  date: string
  time: string
}

export async function findOwnExperience(db: Db, { tenantId, userId }: Guide, id: string) {
  const [row] = await db
    .select({ title: experiences.title })
    .from(experiences)
    .where(
      and(eq(experiences.tenantId, tenantId), eq(experiences.guideUserId, userId), eq(experiences.id, id)),
    )
  return row
}

/** People with an active reservation for a slot. */
export function listBooked(db: Db, tenantId: string, slot: Slot) {
  return db
    .select({
      reservationId: reservations.id,
      userId: users.id,
      name: users.name,
      email: users.email,
      preferredLanguage: users.preferredLanguage,
      nights: reservations.nights,
    })
    .from(reservations)
    .innerJoin(users, and(eq(users.tenantId, reservations.tenantId), eq(users.id, reservations.userId)))
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        eq(reservations.experienceId, slot.experience_id),
        eq(reservations.date, slot.date),
        eq(reservations.time, slot.time),
        inArray(reservations.status, ['pending', 'confirmed', 'completed']),
      ),
    )
    .orderBy(asc(reservations.id))
}

/**
 * Messages to the person of the last two weeks, newest first, without dismissed ones and those of cancelled
 * reservations.
 */
export function listMessagesTo(db: Db, tenantId: string, userId: string, now: Date) {
  return db
    .select({
      id: messages.id,
      reservationId: recipients.reservationId,
      body: messages.body,
      createdAt: messages.createdAt,
      title: experiences.title,
      date: messages.date,
      time: messages.time,
      nights: reservations.nights,
      startsAt: reservations.startsAt,
    })
    .from(recipients)
    .innerJoin(
      messages,
      and(eq(messages.tenantId, recipients.tenantId), eq(messages.id, recipients.messageId)),
    )
    .innerJoin(
      reservations,
      and(eq(reservations.tenantId, recipients.tenantId), eq(reservations.id, recipients.reservationId)),
    )
    .innerJoin(
      experiences,
      and(eq(experiences.tenantId, messages.tenantId), eq(experiences.id, messages.experienceId)),
    )
    .where(
      and(
        eq(recipients.tenantId, tenantId),
        eq(recipients.userId, userId),
        isNull(recipients.dismissedAt),
        sql`${reservations.status} <> 'cancelled'`,
        gt(messages.createdAt, shownSince(now)),
      ),
    )
    .orderBy(desc(messages.createdAt), asc(messages.id))
    .limit(CARDS_MAX)
}
export type MessageCardRow = Awaited<ReturnType<typeof listMessagesTo>>[number]

/** False if the person has no such message. */
export async function dismissMessage(db: Db, tenantId: string, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const rows = await db
    .update(recipients)
    .set({ dismissedAt: sql`coalesce(${recipients.dismissedAt}, now())` })
    .where(
      and(eq(recipients.tenantId, tenantId), eq(recipients.messageId, id), eq(recipients.userId, userId)),
    )
    .returning({ id: recipients.messageId })
  return rows.length > 0
}
