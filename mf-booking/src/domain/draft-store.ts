import type { Reservation } from '@sureda/contract/reservation'
import { queryClient } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { arrivedAs, type BookingDraft } from './booking-draft.ts'

/**
 * Drafts of this phone, in IndexedDB, kept apart by person: the next one to sign in must not see them. Where the browser refuses IndexedDB
 * (private windows of some), a draft lives as long as the page.
 */
const memory = new Map<string, BookingDraft>()
let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('sureda-booking', 'drafts')
  return opened
}
const keyOf = (userId: string, experienceId: string) => `${userId}:${experienceId}`
const DRAFTS_KEY = ['booking-drafts']

export const draftsOf = (userId: string) =>
  queryOptions({
    queryKey: [...DRAFTS_KEY, userId],
    queryFn: () => readDrafts(userId),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

async function readDrafts(userId: string): Promise<BookingDraft[]> {
  const kept = await entries<string, BookingDraft>(store()).catch(() => [...memory])
  return kept
    .filter(([key]) => key.startsWith(`${userId}:`))
    .map(([, draft]) => draft)
    .sort((a, b) => b.savedAt - a.savedAt)
}

export async function keepDraft(userId: string, draft: BookingDraft): Promise<void> {
  const key = keyOf(userId, draft.experienceId)
  memory.set(key, draft)
  await set(key, draft, store()).catch(() => {})
  await queryClient.invalidateQueries({ queryKey: DRAFTS_KEY })
}

export async function forgetDraft(userId: string, experienceId: string): Promise<void> {
  const key = keyOf(userId, experienceId)
  memory.delete(key)
  await del(key, store()).catch(() => {})
  await queryClient.invalidateQueries({ queryKey: DRAFTS_KEY })
}

/** What stands among the person's reservations is no draft any more, also when its own answer was lost. */
export async function forgetArrived(userId: string, reservations: readonly Reservation[]): Promise<void> {
  for (const draft of await readDrafts(userId))
    if (arrivedAs(draft, reservations)) await forgetDraft(userId, draft.experienceId)
}
