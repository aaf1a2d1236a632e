import type { Group } from '@sureda/contract/schemas/guides/group'
import { ApiError } from '@sureda/remote/api'
import { shell } from '@sureda/remote/shell'
import { useMutation } from '@tanstack/react-query'
import { putGroup, refreshGroups } from '../group-queries.ts'

interface GroupChange<Values> {
  /** Sends it; what it answers is of no interest, because the group is asked for anew. */
  send: (values: Values) => Promise<unknown>
  /** The message when it is done. */
  done: (values: Values) => string
  onDone: () => void
}

/** One change of the members of a group. A refusal that brings the present group puts it on the screen. */
export function useGroupChange<Values>({ send, done, onDone }: GroupChange<Values>) {
  return useMutation({
    mutationFn: send,
    onSuccess: async (_answer, values) => {
      onDone()
      shell().toast({ kind: 'success', text: done(values) })
      await refreshGroups()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.data.group) putGroup(error.data.group as Group)
      // full, gone: what is shown is not what is there
      if (error instanceof ApiError && error.status < 500 && error.errors.length === 0) void refreshGroups()
    },
  })
}
