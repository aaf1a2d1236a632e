import type { ManifestEntry } from '@sureda/contract/schemas/guides/manifest'
import { useOutbox } from '@sureda/remote/offline'
import { useSession } from '@sureda/remote/session'
import { useMemo } from 'react'
import { subjectOf } from './attendance-queries.ts'
import { type EntryStanding, standingOf } from './attendance-state.ts'
import { usePhoneMarks } from './phone-marks.ts'

/** How each line of the list stands, with what this phone has noted. */
export function useStandings(): (entry: ManifestEntry) => EntryStanding {
  const marks = usePhoneMarks()
  const userId = useSession((state) => state.user?.id)
  const items = useOutbox((state) => state.items)
  return useMemo(() => {
    const waiting = new Map(
      items.filter((item) => item.userId === userId).map((item) => [item.subject, item] as const),
    )
    return (entry) => {
      const item = waiting.get(subjectOf(entry.id))
      // a page that was closed in between has left it in the outbox only
      const [sent] = (item?.body ?? []) as { at: string; attended: boolean; take_back?: boolean }[]
      const kept = sent && {
        ...sent,
        reservation_id: entry.id,
        take_back: sent.take_back === true,
        isAnswered: false,
      }
      return standingOf(entry, kept ?? marks.get(entry.id))
    }
  }, [marks, items, userId])
}
