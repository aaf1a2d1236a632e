import { useSession } from '@sureda/remote/session'
import { usePostponeUpdate } from '@sureda/remote/shell'
import { useEffect, useState } from 'react'
import { forgetEdits, readEdits, storeEdits } from './edit-drafts.ts'
import { conflictsOf, countEdits, type Edits, edit, resolveConflicts, withEdits } from './edits.ts'

/**
 * Unsaved changes of a form. Each is stored on the phone at once, so that leaving the page, losing the network or closing the tab loses nothing.
 * `subject` names what is edited; `base` are the saved values.
 */
export function useEdits<V extends object>(subject: string, base: V) {
  const userId = useSession((state) => state.user?.id ?? '')
  const [edits, setEdits] = useState<Edits<V>>({})
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    let isWanted = true
    void readEdits<Edits<V>>(userId, subject).then((stored) => {
      if (!isWanted || !stored) return
      // input that came during the reading is newer
      setEdits((typed) => ({ ...stored, ...typed }))
      setRestored(true)
    })
    return () => {
      isWanted = false
    }
  }, [userId, subject])
  const count = countEdits(edits)
  usePostponeUpdate(count > 0)

  const keep = (next: Edits<V>) => {
    setEdits(next)
    if (countEdits(next) > 0) void storeEdits(userId, subject, next)
    else void forgetEdits(userId, subject)
  }
  return {
    edits,
    count,
    /** The changes are of an earlier visit. */
    isRestored,
    base,
    values: withEdits(base, edits),
    conflicts: conflictsOf(edits, base),
    set: <K extends keyof V>(name: K, now: V[K]) => keep(edit(edits, base, name, now)),
    setAll: (next: Partial<V>) => {
      let all = edits
      for (const name of Object.keys(next) as (keyof V)[])
        all = edit(all, base, name, next[name] as V[keyof V])
      keep(all)
    },
    decide: (which: 'mine' | 'theirs') => keep(resolveConflicts(edits, base, which)),
    discard: () => {
      setRestored(false)
      keep({})
    },
  }
}

export type EditRun<V extends object> = ReturnType<typeof useEdits<V>>
