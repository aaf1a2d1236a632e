import { forgetDraft, keepDraft, type MemberDraft, readDrafts } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import { type GroupForm, readForm } from './group-form.ts'

/** What a guide has written and not saved: of a group, or of a new one. It waits on this phone until it is saved, thrown away, a week old or signed out. */
export interface GroupDraft extends MemberDraft {
  /** The group's id, `new` for one that is not made yet. */
  subject: string
  form: GroupForm
  /** The version it was made of; 0 for a new one. */
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
    // a form begins with the draft of now, not with the one of when the last form was opened
    refetchOnMount: 'always',
    gcTime: 0,
    retry: false,
  })

export const storeGroupDraft = (userId: string, draft: Omit<GroupDraft, 'savedAt'>): Promise<void> =>
  keepDraft(ownerOf(userId), draft.subject, { ...draft, savedAt: Date.now() } satisfies GroupDraft)

export const forgetGroupDraft = (userId: string, subject: string): Promise<void> =>
  forgetDraft(ownerOf(userId), subject)

/** For the next screen that shows what is not saved. */
export const refreshDrafts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY })
