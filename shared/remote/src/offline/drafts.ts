/**
 * What a member has begun to write and not sent, in IndexedDB and separate for each person: the next one to sign in must not see it. It may speak of health, so
 * it leaves with them: signing out forgets it, and so does a week. Where the browser refuses IndexedDB (private windows of some), a draft lives as long
 * as the page.
 */
import { clear, del, delMany, entries, set, setMany } from 'idb-keyval'
import { isOlderThan, provenNow } from '../device/server-time.ts'
import { phoneStore } from './device-store.ts'

export interface MemberDraft {
  /** When it was last changed, in milliseconds since 1970. */
  savedAt: number
  /** The person wanted it sent, and it could not be: signing out says that it would be lost. */
  isWaiting?: boolean
  /** When that was by the server, from which its age counts: a phone's clock may be set by days. */
  since?: number | undefined
}

/** As long as the server knows an idempotency key: later, a second try could no longer be told from a first one. */
export const DRAFT_KEEP_MS = 7 * 86_400_000

const memory = new Map<string, MemberDraft>()
// the name is of the time when only mf-booking knew it
const store = phoneStore('sureda-booking', 'drafts')
const keyOf = (userId: string, subject: string) => `${userId}:${subject}`
const isOld = ({ since }: MemberDraft) => isOlderThan(DRAFT_KEEP_MS, since)

/** Some browsers throw, others do not answer. */
async function ifKept<T>(ask: Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await ask
  } catch {
    return otherwise()
  }
}
const allDrafts = () => ifKept(entries<string, MemberDraft>(store), () => [...memory])

/** The drafts of a person that are not too old, the last one first. `T` is what `keepDraft` was given. Never fails. */
export async function readDrafts<T extends MemberDraft>(userId: string): Promise<T[]> {
  const all = await allDrafts()
  return all
    .filter(([key, draft]) => key.startsWith(`${userId}:`) && !isOld(draft))
    .map(([, draft]) => draft as T)
    .sort((a, b) => b.savedAt - a.savedAt)
}

/** Keeps one draft per person and subject. Never fails. */
export async function keepDraft(userId: string, subject: string, draft: MemberDraft): Promise<void> {
  const kept = { ...draft, since: provenNow() }
  memory.set(keyOf(userId, subject), kept)
  await ifKept(set(keyOf(userId, subject), kept, store), () => {})
}

/** It was sent, or the person thought better of it. Never fails. */
export async function forgetDraft(userId: string, subject: string): Promise<void> {
  memory.delete(keyOf(userId, subject))
  await ifKept(del(keyOf(userId, subject), store), () => {})
}

/** Forgets every draft, of everybody: signing out leaves nothing of a person behind. Never fails. */
export async function forgetDrafts(): Promise<void> {
  memory.clear()
  await ifKept(clear(store), () => {})
}

/** Drops what has not been touched for a week, of any person. The shell runs it with the cleaning of the cache. */
export async function dropOldDrafts(): Promise<void> {
  const now = provenNow()
  if (now === undefined) return
  const all = await allDrafts()
  const old = all.filter(([, draft]) => isOld(draft)).map(([key]) => key)
  for (const key of old) memory.delete(key)
  if (old.length > 0) await ifKept(delMany(old, store), () => {})
  // written while the time was unknown
  const undated = all.filter(([, { since }]) => since === undefined)
  const dated = undated.map(([key, draft]): [string, MemberDraft] => [key, { ...draft, since: now }])
  if (dated.length > 0) await ifKept(setMany(dated, store), () => {})
}
