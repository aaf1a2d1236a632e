import type { Attendance, StoredMark } from '@sureda/contract/schemas/guides/attendance'
import type { ManifestEntry } from '@sureda/contract/schemas/guides/manifest'
import type { PhoneMark } from './phone-marks.ts'

export interface AttendanceState {
  state: Attendance['state']
  /** When it was marked. */
  at: string | null
  /** Only this phone knows of it: the server has not answered for exactly this mark. */
  isWaiting: boolean
  /** Marks of the same people by other phones, and refused marks. The guide should look at them. */
  others: readonly StoredMark[]
}

/** The last mark of this phone where the list does not have it yet, otherwise what the list says. */
export function attendanceOf(entry: ManifestEntry, mark: PhoneMark | undefined): AttendanceState {
  const { attendance } = entry
  const others = attendance.others.filter((other) => other.refused !== null || differs(attendance, other))
  const isListed = mark && allMarks(attendance).some((listed) => isSame(listed, mark))
  if (!mark || isListed)
    return { state: listedState(entry), at: attendance.mark?.at ?? null, isWaiting: false, others }
  const state = mark.attended ? 'here' : mark.take_back ? 'none' : 'absent'
  return { state, at: mark.at, isWaiting: !mark.isAnswered, others }
}

const allMarks = ({ mark, others }: Attendance) => (mark ? [mark, ...others] : others)

const isSame = (listed: StoredMark, { at, attended }: PhoneMark) =>
  Date.parse(listed.at) === Date.parse(at) && listed.attended === attended

/** Whether another phone has marked the same people as here. */
const differs = ({ mark, state }: Attendance, other: StoredMark) =>
  state === 'here' && !other.take_back && other.device !== mark?.device

function listedState({ attendance, outcome }: ManifestEntry): Attendance['state'] {
  if (attendance.state !== 'none') return attendance.state
  // marked on the reservations screen, which makes no marks
  if (outcome === 'attended') return 'here'
  return outcome === 'no_show' ? 'absent' : 'none'
}

/** Whether the booking is confirmed, also after it took place. */
export const isExpected = ({ status }: ManifestEntry): boolean =>
  status === 'confirmed' || status === 'completed'

/** How many people are here and how many are expected. */
export function countHere(
  entries: readonly ManifestEntry[],
  isHere: (entry: ManifestEntry) => boolean,
): { here: number; expected: number } {
  const expected = entries.filter(isExpected)
  const sum = (some: readonly ManifestEntry[]) => some.reduce((people, entry) => people + entry.people, 0)
  return { here: sum(expected.filter(isHere)), expected: sum(expected) }
}
