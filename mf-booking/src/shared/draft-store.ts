import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import * as memberDrafts from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import { arrivedAs, type BookingDraft } from './booking-draft.ts'

/** The owner of a guest's draft, which becomes the member's after signing in. */
export const GUEST_ID = 'guest'
const DRAFTS_KEY = ['booking-drafts']
const readDrafts = (userId: string) => memberDrafts.readDrafts<BookingDraft>(userId)

export const draftsOf = (userId: string) =>
  queryOptions({
    queryKey: [...DRAFTS_KEY, userId],
    queryFn: () => readDrafts(userId),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export async function storeDraft(userId: string, draft: BookingDraft): Promise<void> {
  await memberDrafts.saveDraft(userId, draft.experienceId, draft)
  await queryClient.invalidateQueries({ queryKey: DRAFTS_KEY })
}

export async function deleteDraft(userId: string, experienceId: string): Promise<void> {
  await memberDrafts.deleteDraft(userId, experienceId)
  await queryClient.invalidateQueries({ queryKey: DRAFTS_KEY })
}

/** Deletes drafts that are among the person's reservations, also when the answer to a draft was lost. */
export async function forgetArrived(userId: string, reservations: readonly Reservation[]): Promise<void> {
  for (const draft of await readDrafts(userId))
    if (arrivedAs(draft, reservations)) await deleteDraft(userId, draft.experienceId)
}

/** Makes the draft of a guest who has just signed in the member's. */
export async function adoptDraft(userId: string, draft: BookingDraft): Promise<void> {
  // at once: the member's language may render the whole sheet anew
  queryClient.setQueryData<BookingDraft[]>([...DRAFTS_KEY, userId], (own = []) => [
    draft,
    ...own.filter(({ experienceId }) => experienceId !== draft.experienceId),
  ])
  await memberDrafts.saveDraft(userId, draft.experienceId, draft)
  await deleteDraft(GUEST_ID, draft.experienceId)
}
