import { usePostponeUpdate } from '@sureda/remote/shell'
import { useEffect, useState } from 'react'
import { forgetGroupDraft, type GroupDraft, refreshDrafts, storeGroupDraft } from '../group-drafts.ts'
import { differences, type GroupForm } from '../group-form.ts'

interface Source {
  userId: string
  subject: string
  /** The saved values, and their version below. */
  saved: GroupForm
  version: number
  draft: GroupDraft | undefined
}

/** The form with its draft: every change is stored on this phone until the form is saved or discarded. */
export function useGroupDraft({ userId, subject, saved, version, draft }: Source) {
  const [form, setForm] = useState(draft?.form ?? saved)
  // a draft is sent on the version it was begun on: the server then says that there is a newer one
  const [base, setBase] = useState(draft?.version ?? version)
  const [shown, setShown] = useState(saved)
  // another version was saved: a form without changes shows it
  if (differences(saved, shown).length > 0) {
    setShown(saved)
    if (differences(form, shown).length === 0) setForm(saved)
  }
  const isDirty = differences(form, saved).length > 0
  usePostponeUpdate(isDirty)
  // other screens list the drafts
  useEffect(() => () => void refreshDrafts(), [])

  const change = (next: GroupForm) => {
    setForm(next)
    if (differences(next, saved).length > 0) {
      const first = isDirty ? base : version
      setBase(first)
      void storeGroupDraft(userId, { subject, form: next, version: first })
    } else void forgetGroupDraft(userId, subject)
  }
  /** Ends the draft: `now` are the saved values. */
  const settle = (now: GroupForm, nowVersion: number) => {
    setForm(now)
    setBase(nowVersion)
    void forgetGroupDraft(userId, subject)
  }
  return { form, base, isDirty, change, settle }
}
