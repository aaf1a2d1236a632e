import type { Db } from '../../../database/database.ts'
import { and, asc, eq, inArray } from '../../../database/orm.ts'
import { isUuid } from '../../../lib/page.ts'
import { ofExperience } from '../../bookings/reservations/reservations.queries.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { attendanceMarks, type MarkRow } from './attendance.tables.ts'
import { rowsBy } from './rows-by.ts'

/** The guide's own among these reservations, locked until the transaction ends, always in the same order. */
export async function lockReservations(db: Db, { tenantId, userId }: Guide, ids: readonly string[]) {
  const wanted = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))]
  if (wanted.length === 0) return []
  return db
    .select({
      id: reservations.id,
      userId: reservations.userId,
      experienceId: reservations.experienceId,
      date: reservations.date,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      status: reservations.status,
      outcome: reservations.outcome,
      attendedAt: reservations.attendedAt,
    })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        eq(experiences.guideUserId, userId),
        inArray(reservations.id, wanted),
      ),
    )
    .orderBy(asc(reservations.id))
    .for('update', { of: reservations })
}
export type MarkedRow = Awaited<ReturnType<typeof lockReservations>>[number]

/** Undefined if the same mark was sent before. */
export async function insertMark(
  db: Db,
  mark: typeof attendanceMarks.$inferInsert,
): Promise<MarkRow | undefined> {
  const [row] = await db.insert(attendanceMarks).values(mark).onConflictDoNothing().returning()
  return row
}

export async function marksOf(
  db: Db,
  tenantId: string,
  reservationIds: readonly string[],
): Promise<Map<string, MarkRow[]>> {
  if (reservationIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(attendanceMarks)
    .where(
      and(
        eq(attendanceMarks.tenantId, tenantId),
        inArray(attendanceMarks.reservationId, [...reservationIds]),
      ),
    )
    .orderBy(asc(attendanceMarks.id))
  return rowsBy(rows, (row) => row.reservationId)
}
