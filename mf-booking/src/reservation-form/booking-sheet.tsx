import { INSTEAD_PARAM } from '@sureda/contract/remote/paths'
import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { useAddress, useToday } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type BookingDraft, draftInstead, isPast, newDraft, withNewKey } from '../shared/booking-draft.ts'
import { adoptDraft, draftsOf, GUEST_ID } from '../shared/draft-store.ts'
import { reservationQueries } from '../shared/reservation-queries.ts'
import { BookingForm } from './booking-form.tsx'

interface BookingSheetProps {
  experience: ExperienceDetail
  onClose: () => void
}

/**
 * Opens the sheet with the stored draft or an empty one. A draft for a past day loses its day; a guest's draft becomes the member's, unless the member
 * has one that waits to be sent. Where the address names a reservation in a closure, the sheet is filled in with that one.
 */
export default function BookingSheet({ experience, onClose }: BookingSheetProps) {
  const userId = useSession((state) => state.user?.id ?? GUEST_ID)
  const today = useToday()
  const drafts = useQuery(draftsOf(userId))
  const isGuest = userId === GUEST_ID
  const guests = useQuery({ ...draftsOf(GUEST_ID), enabled: !isGuest })
  const ofThis = (list: BookingDraft[] | undefined) =>
    list?.find((draft) => draft.experienceId === experience.id)
  const own = ofThis(drafts.data)
  const asked = useAddress().search.get(INSTEAD_PARAM)
  const mine = useQuery({ ...reservationQueries.mine(), enabled: !isGuest && asked !== null })
  const instead = own?.isWaiting
    ? undefined
    : mine.data?.find(
        (one) =>
          one.id === asked && one.experience_id === experience.id && Boolean(one.closure) && one.can_cancel,
      )
  const left = isGuest || own?.isWaiting ? undefined : ofThis(guests.data)
  useEffect(() => {
    if (left) void adoptDraft(userId, left)
  }, [left, userId])
  // reading takes milliseconds; a placeholder sheet would be what gets the focus back when the real one closes
  if (drafts.isPending || (!isGuest && guests.isPending) || mine.isLoading) return null
  return (
    <BookingForm
      userId={userId}
      experience={experience}
      start={instead ? draftInstead(experience, instead) : startOf(left ?? own, experience, today)}
      instead={instead}
      onClose={onClose}
    />
  )
}

function startOf(
  stored: BookingDraft | undefined,
  experience: ExperienceDetail,
  today: string,
): BookingDraft {
  if (!stored) return newDraft(experience)
  const isWhole = stored.date !== null && !isPast(stored, today)
  return isWhole ? stored : { ...withNewKey(stored), date: experience.next_available, time: null }
}
