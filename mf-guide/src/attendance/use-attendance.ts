import type { ManifestEntry } from '@sureda/contract/schemas/guides/manifest'
import { useOutbox } from '@sureda/remote/offline'
import { useSession } from '@sureda/remote/session'
import { useMemo } from 'react'
import { subjectOf } from './attendance-queries.ts'
import { type AttendanceState, attendanceOf } from './attendance-state.ts'
import { usePhoneMarks } from './phone-marks.ts'

/** The attendance of each entry, with the marks of this phone that the server has not answered. */
export function useAttendance(): (entry: ManifestEntry) => AttendanceState {
  const marks = usePhoneMarks()
  const userId = useSession((state) => state.user?.id)
  const items = useOutbox((state) => state.items)
  return useMemo(() => {
    const waiting = new Map(
      items.filter((item) => item.userId === userId).map((item) => [item.subject, item] as const),
    )
    return (entry) => {
      const item = waiting.get(subjectOf(entry.id))
      // a page that was closed meanwhile has left the mark in the outbox only
      const [sent] = (item?.body ?? []) as { at: string; attended: boolean; take_back?: boolean }[]
      const waitingMark = sent && {
        ...sent,
        reservation_id: entry.id,
        take_back: sent.take_back === true,
        isAnswered: false,
      }
      return attendanceOf(entry, waitingMark ?? marks.get(entry.id))
    }
  }, [marks, items, userId])
}
