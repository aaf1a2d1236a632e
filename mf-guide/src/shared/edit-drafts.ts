import { forgetDraft, keepDraft, type MemberDraft, readDrafts } from '@sureda/remote/offline'

/** What a guide has changed of an offer and not saved. It waits on this phone until it is saved, thrown away, a week old or signed out. */
export interface OfferDraft<T> extends MemberDraft {
  subject: string
  edits: T
}

/** Apart from what the same person has begun to book. */
const ownerOf = (userId: string) => `offers|${userId}`

export async function readOfferDraft<T>(userId: string, subject: string): Promise<T | undefined> {
  const all = await readDrafts<OfferDraft<T>>(ownerOf(userId))
  return all.find((draft) => draft.subject === subject)?.edits
}

export function keepOfferDraft<T>(userId: string, subject: string, edits: T): Promise<void> {
  const draft: OfferDraft<T> = { subject, edits, savedAt: Date.now() }
  return keepDraft(ownerOf(userId), subject, draft)
}

export const forgetOfferDraft = (userId: string, subject: string): Promise<void> =>
  forgetDraft(ownerOf(userId), subject)
