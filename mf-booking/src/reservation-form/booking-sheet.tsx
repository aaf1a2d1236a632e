import type { ExperienceDetail } from '@sureda/contract/experience'
import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { localToday } from '../domain/bookable-days.ts'
import { type BookingDraft, isPast, newDraft, withNewKey } from '../domain/booking-draft.ts'
import { draftsOf } from '../domain/draft-store.ts'
import { BookingSteps } from './booking-steps.tsx'

interface BookingSheetProps {
  experience: ExperienceDetail
  onClose: () => void
}

/** Opens the form with the draft kept on this phone, or an empty one. A draft for a day that has passed keeps everything but the day. */
export default function BookingSheet({ experience, onClose }: BookingSheetProps) {
  const userId = useSession((state) => state.user?.id ?? '')
  const timeZone = useSession((state) => state.tenant?.time_zone ?? 'Europe/Madrid')
  const drafts = useQuery(draftsOf(userId))
  const kept = drafts.data?.find((draft) => draft.experienceId === experience.id)
  // from this phone, a few milliseconds; a sheet in between would be what gets the focus back at the end
  if (drafts.isPending) return null
  return (
    <BookingSteps
      userId={userId}
      experience={experience}
      start={startOf(kept, experience, localToday(timeZone))}
      onClose={onClose}
    />
  )
}

function startOf(
  kept: BookingDraft | undefined,
  { id, title }: ExperienceDetail,
  today: string,
): BookingDraft {
  if (!kept) return newDraft(id, title)
  return isPast(kept, today) ? { ...withNewKey(kept), date: null, time: null } : kept
}
