import { deleteDraft, type MemberDraft, readDrafts, saveDraft } from '@sureda/remote/offline'

/** Unsaved changes of a form. They are stored on this phone until they are saved or discarded, for a week at most, and not beyond signing out. */
export interface EditsDraft<T> extends MemberDraft {
  subject: string
  edits: T
}

/** Separate from the booking drafts of the same person. */
const ownerOf = (userId: string) => `offers|${userId}`

export async function readEdits<T>(userId: string, subject: string): Promise<T | undefined> {
  const all = await readDrafts<EditsDraft<T>>(ownerOf(userId))
  return all.find((draft) => draft.subject === subject)?.edits
}

export function storeEdits<T>(userId: string, subject: string, edits: T): Promise<void> {
  const draft: EditsDraft<T> = { subject, edits, savedAt: Date.now() }
  return saveDraft(ownerOf(userId), subject, draft)
}

export const forgetEdits = (userId: string, subject: string): Promise<void> =>
  deleteDraft(ownerOf(userId), subject)
