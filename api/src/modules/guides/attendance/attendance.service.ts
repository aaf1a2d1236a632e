import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import { CAPTURED_MAX_AGE_MS } from '@sureda/contract/rules/limits'
import type { Attendance, AttendanceMark, MarkAnswer } from '@sureda/contract/schemas/guides/attendance'
import type { Db } from '../../../database/database.ts'
import { problemText } from '../../../errors/messages.ts'
import { applyAttendance, type Marking } from './apply-attendance.service.ts'
import { insertMark, lockReservations, type MarkedRow, marksOf } from './attendance.queries.ts'
import type { MarkRow } from './attendance.tables.ts'
import { attendanceFromMarks, toAttendance } from './attendance-from-marks.ts'

/**
 * Processes the marks of a phone in order, each with its own answer; the reservations follow from all known marks. A
 * repeated mark changes nothing. A mark that a reservation cannot accept is stored with the reason, so that guides see
 * it.
 */
export async function recordMarks(
  db: Db,
  guide: Marking,
  marks: readonly AttendanceMark[],
): Promise<MarkAnswer[]> {
  const rows = await lockReservations(
    db,
    guide,
    marks.map((mark) => mark.reservation_id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const known = await marksOf(db, guide.tenantId, [...byId.keys()])
  const answers: MarkAnswer[] = []
  for (const mark of marks) {
    const row = byId.get(mark.reservation_id.toLowerCase())
    const before = known.get(row?.id ?? '') ?? []
    answers.push(row ? await takeMark(db, guide, { row, mark, marks: before }) : unknownTo(guide, mark))
    if (row) known.set(row.id, before)
  }
  return answers
}

interface Taking {
  row: MarkedRow
  mark: AttendanceMark
  /** All marks of that reservation, including new ones. */
  marks: MarkRow[]
}

async function takeMark(db: Db, guide: Marking, { row, mark, marks }: Taking): Promise<MarkAnswer> {
  const code = refusalOf(row, mark, guide, attendanceFromMarks(marks).state)
  // too early is a matter of minutes, too late is useless: only what a person must look at is stored
  const isKept = code === undefined || (code !== 'reservation_not_begun' && !isTooLate(row, guide))
  const added = isKept
    ? await insertMark(db, { ...toRow(row, mark, guide), refused: code ?? null })
    : undefined
  if (added) marks.push(added)
  if (code) return answer(guide, row, mark, marks, 'refused', code)
  const hasChanged = await applyAttendance(db, guide, row, marks)
  return answer(guide, row, mark, marks, added || hasChanged ? 'stored' : 'already')
}

const isTooLate = ({ endsAt }: MarkedRow, { clock }: Marking) =>
  clock.now.getTime() > endsAt.getTime() + CAPTURED_MAX_AGE_MS

function refusalOf(
  row: MarkedRow,
  mark: AttendanceMark,
  guide: Marking,
  state: Attendance['state'],
): ProblemCode | undefined {
  if (row.status === 'cancelled') return 'reservation_closed'
  if (row.status === 'pending') return 'reservation_transition'
  if (isTooLate(row, guide)) return 'reservation_closed'
  const opens = row.startsAt.getTime() - guide.leadMs
  if (guide.clock.now.getTime() < opens) return 'reservation_not_begun'
  // someone not present before the start may still come
  const isAbsence = !mark.attended && !mark.take_back && state !== 'here'
  if (isAbsence && guide.clock.now < row.startsAt) return 'reservation_not_begun'
  return undefined
}

/** Accepts a phone's clock within a plausible range: from the earliest useful moment until now. */
function toRow(row: MarkedRow, mark: AttendanceMark, { tenantId, userId, clock, leadMs }: Marking) {
  const at = new Date(mark.at)
  const isPlausible = at <= clock.now && at.getTime() >= row.startsAt.getTime() - leadMs
  return {
    tenantId,
    reservationId: row.id,
    guideUserId: userId,
    attended: mark.attended,
    takeBack: mark.take_back === true && !mark.attended,
    at,
    countedAt: isPlausible ? at : clock.now,
    receivedAt: clock.now,
    device: mark.device ?? null,
  }
}

function answer(
  { localizer }: Marking,
  row: MarkedRow,
  mark: AttendanceMark,
  marks: readonly MarkRow[],
  result: MarkAnswer['result'],
  code: ProblemCode | null = null,
): MarkAnswer {
  return {
    reservation_id: mark.reservation_id,
    at: mark.at,
    result,
    code,
    message: code && problemText(code, localizer.locale),
    status: row.status,
    outcome: row.outcome,
    attendance: toAttendance(marks),
  }
}

const unknownTo = ({ localizer }: Marking, mark: AttendanceMark): MarkAnswer => ({
  reservation_id: mark.reservation_id,
  at: mark.at,
  result: 'refused',
  code: 'reservation_not_found',
  message: problemText('reservation_not_found', localizer.locale),
  status: null,
  outcome: null,
  attendance: null,
})
