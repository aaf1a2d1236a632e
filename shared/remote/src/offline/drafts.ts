/**
 * What a member has begun to write and not sent, in IndexedDB and per person: the next person to sign in must not see
 * it. Drafts may contain health data, so they are erased at sign-out and after a week. Where the browser refuses
 * IndexedDB (some private windows), they last as long as the page.
 */
import { clear, del, delMany, entries, set, setMany } from 'idb-keyval'
import { isOlderThan, trustedNow } from '../device/server-time.ts'
import { deviceStore } from './device-store.ts'

export interface MemberDraft {
  /** Last change, in milliseconds since 1970. */
  savedAt: number
  /** The person tried to send it and it failed: signing out warns that it would be lost. */
  isWaiting?: boolean
  /** Server time from which its age counts, because a phone's clock may be days off. */
  since?: number | undefined
}

/** As long as the server knows an idempotency key: after that, a second try would look like a first one. */
export const DRAFT_MAX_AGE_MS = 7 * 86_400_000

const memory = new Map<string, MemberDraft>()
// named when only mf-booking used it
const store = deviceStore('sureda-booking', 'drafts')
const keyOf = (userId: string, subject: string) => `${userId}:${subject}`
const isOld = ({ since }: MemberDraft) => isOlderThan(DRAFT_MAX_AGE_MS, since)

/** Some browsers throw, others never answer. */
async function ifKept<T>(ask: Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await ask
  } catch {
    return otherwise()
  }
}
const allDrafts = () => ifKept(entries<string, MemberDraft>(store), () => [...memory])

/** A person's drafts that have not expired, newest first. `T` is the type given to `saveDraft`. Never fails. */
export async function readDrafts<T extends MemberDraft>(userId: string): Promise<T[]> {
  const all = await allDrafts()
  return all
    .filter(([key, draft]) => key.startsWith(`${userId}:`) && !isOld(draft))
    .map(([, draft]) => draft as T)
    .sort((a, b) => b.savedAt - a.savedAt)
}

/** Stores one draft per person and subject. Never fails. */
export async function saveDraft(userId: string, subject: string, draft: MemberDraft): Promise<void> {
  const kept = { ...draft, since: trustedNow() }
  memory.set(keyOf(userId, subject), kept)
  await ifKept(set(keyOf(userId, subject), kept, store), () => {})
}

/** Called when it was sent or discarded. Never fails. */
export async function deleteDraft(userId: string, subject: string): Promise<void> {
  memory.delete(keyOf(userId, subject))
  await ifKept(del(keyOf(userId, subject), store), () => {})
}

/** Erases everyone's drafts: signing out leaves no personal data behind. Never fails. */
export async function clearDrafts(): Promise<void> {
  memory.clear()
  await ifKept(clear(store), () => {})
}

/** Drops drafts unchanged for a week, of any person. The shell runs it when it cleans the cache. */
export async function deleteOldDrafts(): Promise<void> {
  const now = trustedNow()
  if (now === undefined) return
  const all = await allDrafts()
  const old = all.filter(([, draft]) => isOld(draft)).map(([key]) => key)
  for (const key of old) memory.delete(key)
  if (old.length > 0) await ifKept(delMany(old, store), () => {})
  // written while the server's time was unknown
  const undated = all.filter(([, { since }]) => since === undefined)
  const dated = undated.map(([key, draft]): [string, MemberDraft] => [key, { ...draft, since: now }])
  if (dated.length > 0) await ifKept(setMany(dated, store), () => {})
}
