import type { ReservationOutcome, ReservationStatus } from '@sureda/contract/codes/enums'
import type { Db } from '../../../database/database.ts'
import { and, eq, inArray, ne } from '../../../database/orm.ts'
import { awardCompleted, takeBackPoints } from '../../bookings/reservations/overdue.service.ts'
import { updateReservation } from '../../bookings/reservations/reservations.queries.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import type { GuideContext } from '../reservations/guide-reservations.service.ts'
import type { MarkedRow } from './attendance.queries.ts'
import type { MarkRow } from './attendance.tables.ts'
import { attendanceFromMarks, type Folded } from './attendance-from-marks.ts'

export interface Marking extends GuideContext {
  /** How long before the start attendance can be marked. */
  leadMs: number
}

interface AttendanceState {
  status: ReservationStatus
  outcome: ReservationOutcome | null
  attendedAt: Date | null
}

/**
 * Updates a confirmed or completed reservation from its marks, including points. True if it has changed; `row` then has
 * the new state.
 */
export async function applyAttendance(
  db: Db,
  guide: Marking,
  row: MarkedRow,
  marks: readonly MarkRow[],
): Promise<boolean> {
  const wanted = await standingOf(db, guide, row, attendanceFromMarks(marks))
  if (!wanted || isSame(wanted, row)) return false
  await updateReservation(db, guide.tenantId, row.id, { ...wanted, changedBy: `guide:${guide.userId}` })
  const had = hasPoints(row)
  Object.assign(row, wanted)
  if (hasPoints(row) && !had) await awardCompleted(db, guide, row)
  if (!hasPoints(row) && had) await takeBackPoints(db, guide, row)
  return true
}

/** For a past one, an earlier mark changes nothing. */
const isSame = (one: AttendanceState, other: AttendanceState) =>
  one.status === other.status &&
  one.outcome === other.outcome &&
  (one.status === 'completed' || one.attendedAt?.getTime() === other.attendedAt?.getTime())

/** A reservation completed by the job counts as attended. */
const hasPoints = ({ status, outcome }: AttendanceState) => status === 'completed' && outcome !== 'no_show'

async function standingOf(
  db: Db,
  { tenantId, clock }: Marking,
  row: MarkedRow,
  { state, mark }: Folded<MarkRow>,
): Promise<AttendanceState | null> {
  const missed = { status: 'completed', outcome: 'no_show', attendedAt: null } as const
  const open = { status: 'confirmed', outcome: null } as const
  const isOver = clock.now >= row.endsAt
  if (state === 'here') {
    const attendedAt = mark?.countedAt ?? clock.now
    // before the end it is only noted: the pass stays valid, and the job completes it
    const isNoted = !isOver && row.outcome !== 'attended' && !(await isTakenAnew(db, tenantId, row))
    return isNoted ? { ...open, attendedAt } : { status: 'completed', outcome: 'attended', attendedAt }
  }
  if (state === 'absent') return clock.now < row.startsAt ? null : missed
  // no mark is left: it is expected again while its time lasts
  if (row.status === 'completed' && row.outcome === null) return null
  if (row.status === 'completed' && (isOver || (await isTakenAnew(db, tenantId, row)))) return missed
  return { ...open, attendedAt: null }
}

/** The person may have booked the day of a completed one again, and only one may be open. */
async function isTakenAnew(db: Db, tenantId: string, row: MarkedRow): Promise<boolean> {
  if (row.status !== 'completed') return false
  const [other] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        eq(reservations.userId, row.userId),
        eq(reservations.experienceId, row.experienceId),
        eq(reservations.date, row.date),
        ne(reservations.id, row.id),
        inArray(reservations.status, ['pending', 'confirmed']),
      ),
    )
  return other !== undefined
}
