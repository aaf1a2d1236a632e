import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import * as memberDrafts from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import { arrivedAs, type BookingDraft } from './booking-draft.ts'

/** Reservations that are not made yet, of this phone: one per person and experience, until they sign out or a week has passed. */
/** What a guest chose before signing in; it becomes the member's after that. */
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
  await memberDrafts.keepDraft(userId, draft.experienceId, draft)
  await queryClient.invalidateQueries({ queryKey: DRAFTS_KEY })
}

export async function forgetDraft(userId: string, experienceId: string): Promise<void> {
  await memberDrafts.forgetDraft(userId, experienceId)
  await queryClient.invalidateQueries({ queryKey: DRAFTS_KEY })
}

/** What is among the person's reservations is no draft any more, also when its own answer was lost. */
export async function forgetArrived(userId: string, reservations: readonly Reservation[]): Promise<void> {
  for (const draft of await readDrafts(userId))
    if (arrivedAs(draft, reservations)) await forgetDraft(userId, draft.experienceId)
}

/** The draft of a guest who has just signed in goes on as theirs. */
export async function adoptDraft(userId: string, draft: BookingDraft): Promise<void> {
  // at once: signing in may bring another language, and with it the whole sheet anew
  queryClient.setQueryData<BookingDraft[]>([...DRAFTS_KEY, userId], (own = []) => [
    draft,
    ...own.filter(({ experienceId }) => experienceId !== draft.experienceId),
  ])
  await memberDrafts.keepDraft(userId, draft.experienceId, draft)
  await forgetDraft(GUEST_ID, draft.experienceId)
}
