import type { Attendance, StoredMark } from '@sureda/contract/schemas/guides/attendance'
import type { MarkRow } from './attendance.tables.ts'

type Mark = Pick<
  MarkRow,
  'id' | 'attended' | 'takeBack' | 'at' | 'countedAt' | 'receivedAt' | 'device' | 'refused'
>

export interface Folded<M extends Mark> {
  state: Attendance['state']
  /** The mark that counts. */
  mark: M | null
}

/**
 * The result of all marks of a reservation, independent of their order of arrival: the earliest "present" counts. "Not
 * present" cancels it only from the same phone, or as an explicit withdrawal: someone seen by one phone and missed by
 * another has come.
 */
export function attendanceFromMarks<M extends Mark>(marks: readonly M[]): Folded<M> {
  let now: Folded<M> = { state: 'none', mark: null }
  for (const mark of inOrder(marks)) {
    if (mark.refused) continue
    if (mark.attended) {
      if (now.state !== 'here') now = { state: 'here', mark }
    } else if (now.state === 'here') {
      if (mark.takeBack || mark.device === now.mark?.device) now = { state: 'none', mark: null }
    } else if (mark.takeBack) now = { state: 'none', mark: null }
    else if (now.state === 'none') now = { state: 'absent', mark }
  }
  return now
}

const inOrder = <M extends Mark>(marks: readonly M[]) =>
  marks.toSorted((a, b) => a.countedAt.getTime() - b.countedAt.getTime() || a.id - b.id)

const toKept = (mark: Mark): StoredMark => ({
  attended: mark.attended,
  take_back: mark.takeBack,
  at: mark.at.toISOString(),
  received_at: mark.receivedAt.toISOString(),
  device: mark.device,
  refused: mark.refused,
})

/** For guides: the mark that counts, and all others. */
export function toAttendance(marks: readonly Mark[]): Attendance {
  const { state, mark } = attendanceFromMarks(marks)
  return {
    state,
    mark: mark && toKept(mark),
    others: inOrder(marks)
      .filter((other) => other !== mark)
      .map(toKept),
  }
}
