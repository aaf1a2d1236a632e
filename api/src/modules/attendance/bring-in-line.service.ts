import type { ReservationOutcome, ReservationStatus } from '@sureda/contract/enums'
import type { Db } from '../../database/database.ts'
import { and, eq, inArray, ne } from '../../database/orm.ts'
import type { GuideAtWork } from '../guide/guide-reservations.service.ts'
import { awardCompleted, takeBackPoints } from '../reservations/overdue.service.ts'
import { updateReservation } from '../reservations/reservations.queries.ts'
import { reservations } from '../reservations/reservations.tables.ts'
import type { MarkedRow } from './attendance.queries.ts'
import type { MarkRow } from './attendance.tables.ts'
import { foldMarks } from './fold-marks.ts'

export interface Marking extends GuideAtWork {
  /** How long before the start somebody can be marked as here. */
  leadMs: number
}

interface Standing {
  status: ReservationStatus
  outcome: ReservationOutcome | null
}

/** Makes a confirmed or completed reservation what its marks say, points included. True when it has changed; `row` then says how. */
export async function bringInLine(
  db: Db,
  guide: Marking,
  row: MarkedRow,
  marks: readonly MarkRow[],
): Promise<boolean> {
  const wanted = await standingOf(db, guide, row, foldMarks(marks).state)
  if (!wanted || (wanted.status === row.status && wanted.outcome === row.outcome)) return false
  await updateReservation(db, guide.tenantId, row.id, { ...wanted, changedBy: `guide:${guide.userId}` })
  const had = hasPoints(row)
  Object.assign(row, wanted)
  if (hasPoints(row) && !had) await awardCompleted(db, guide, row)
  if (!hasPoints(row) && had) await takeBackPoints(db, guide, row)
  return true
}

/** Completed by the clock counts as attended. */
const hasPoints = ({ status, outcome }: Standing) => status === 'completed' && outcome !== 'no_show'

async function standingOf(
  db: Db,
  { tenantId, clock }: Marking,
  row: MarkedRow,
  state: ReturnType<typeof foldMarks>['state'],
): Promise<Standing | null> {
  if (state === 'here') return { status: 'completed', outcome: 'attended' }
  if (state === 'absent') return clock.now < row.startsAt ? null : { status: 'completed', outcome: 'no_show' }
  // nothing is said any more: it waits for them again as long as it lasts
  if (row.status === 'confirmed' || row.outcome === null) return null
  const isOver = clock.now >= row.endsAt
  if (isOver || (await hasBookedAgain(db, tenantId, row))) return { status: 'completed', outcome: 'no_show' }
  return { status: 'confirmed', outcome: null }
}

/** Meanwhile the same person may have booked that day anew, and there is one open reservation for each. */
async function hasBookedAgain(db: Db, tenantId: string, row: MarkedRow): Promise<boolean> {
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
