import type { Attendance, KeptMark } from '@sureda/contract/schemas/guides/attendance'
import type { ManifestEntry } from '@sureda/contract/schemas/guides/manifest'
import type { PhoneMark } from './phone-marks.ts'

export interface EntryStanding {
  state: Attendance['state']
  /** When it was noted. */
  at: string | null
  /** Only this phone knows of it: the server has not answered for exactly this mark. */
  isWaiting: boolean
  /** Other marks of people who are here, and marks that could not count: somebody should look at them. */
  others: readonly KeptMark[]
}

/** How somebody stands: what this phone has noted last, where the list does not know of it, otherwise what the list says. */
export function standingOf(entry: ManifestEntry, mark: PhoneMark | undefined): EntryStanding {
  const { attendance } = entry
  const others = attendance.others.filter((other) => other.refused !== null || differs(attendance, other))
  const isListed = mark && allMarks(attendance).some((listed) => isSame(listed, mark))
  if (!mark || isListed)
    return { state: listedState(entry), at: attendance.mark?.at ?? null, isWaiting: false, others }
  const state = mark.attended ? 'here' : mark.take_back ? 'none' : 'absent'
  return { state, at: mark.at, isWaiting: !mark.isAnswered, others }
}

const allMarks = ({ mark, others }: Attendance) => (mark ? [mark, ...others] : others)

const isSame = (listed: KeptMark, { at, attended }: PhoneMark) =>
  Date.parse(listed.at) === Date.parse(at) && listed.attended === attended

/** Another phone saw it otherwise, or at another time. */
const differs = ({ mark, state }: Attendance, other: KeptMark) =>
  state === 'here' && !other.take_back && other.device !== mark?.device

function listedState({ attendance, outcome }: ManifestEntry): Attendance['state'] {
  if (attendance.state !== 'none') return attendance.state
  // noted on the other screen before there were marks
  if (outcome === 'attended') return 'here'
  return outcome === 'no_show' ? 'absent' : 'none'
}

/** Who is expected: neither cancelled nor unanswered. */
export const isExpected = ({ status }: ManifestEntry): boolean =>
  status === 'confirmed' || status === 'completed'

/** "9 of 12": people, not bookings. */
export function countHere(
  entries: readonly ManifestEntry[],
  isHere: (entry: ManifestEntry) => boolean,
): { here: number; expected: number } {
  const expected = entries.filter(isExpected)
  const sum = (some: readonly ManifestEntry[]) => some.reduce((people, entry) => people + entry.people, 0)
  return { here: sum(expected.filter(isHere)), expected: sum(expected) }
}
