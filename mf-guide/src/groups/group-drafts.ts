import { deleteDraft, type MemberDraft, readDrafts, saveDraft } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import { type GroupForm, readForm } from './group-form.ts'

/** Unsaved input of a group's form. It is stored on this phone until it is saved or discarded, for a week at most, and not beyond signing out. */
export interface GroupDraft extends MemberDraft {
  /** The group's id, or `new`. */
  subject: string
  form: GroupForm
  /** The version the draft was begun on; 0 for a new group. */
  version: number
}
export const NEW_GROUP = 'new'

const KEY = ['group-drafts']
/** Separate from the booking drafts of the same person. */
const ownerOf = (userId: string) => `groups|${userId}`

export const groupDrafts = (userId: string) =>
  queryOptions({
    queryKey: [...KEY, userId],
    queryFn: async (): Promise<GroupDraft[]> => {
      const all = await readDrafts<GroupDraft>(ownerOf(userId))
      return all.flatMap((draft) => {
        const form = readForm(draft.form)
        return form ? [{ ...draft, form }] : []
      })
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    // a form must begin with the latest draft, not with the one the last form began with
    refetchOnMount: 'always',
    gcTime: 0,
    retry: false,
  })

export const storeGroupDraft = (userId: string, draft: Omit<GroupDraft, 'savedAt'>): Promise<void> =>
  saveDraft(ownerOf(userId), draft.subject, { ...draft, savedAt: Date.now() } satisfies GroupDraft)

export const forgetGroupDraft = (userId: string, subject: string): Promise<void> =>
  deleteDraft(ownerOf(userId), subject)

/** Makes the next screen read the drafts again. */
export const refreshDrafts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY })
