import { problemData } from '@sureda/contract/calls/problem-data'
import { ApiError } from '@sureda/remote/api'
import { shell } from '@sureda/remote/shell'
import { useMutation } from '@tanstack/react-query'
import { putGroup, refreshGroups } from '../group-queries.ts'

interface GroupChange<Values> {
  /** Sends the change. Its answer is not used, because the group is fetched again. */
  send: (values: Values) => Promise<unknown>
  /** The message when it is done. */
  done: (values: Values) => string
  onDone: () => void
}

/** One change of the members of a group. When a refusal contains the current group, the screen shows it. */
export function useGroupChange<Values>({ send, done, onDone }: GroupChange<Values>) {
  return useMutation({
    mutationFn: send,
    onSuccess: async (_answer, values) => {
      onDone()
      shell().toast({ kind: 'success', text: done(values) })
      await refreshGroups()
    },
    onError: (error) => {
      const stale = problemData(error, 'stale_group')
      if (stale) putGroup(stale.group)
      // the group may be full or deleted: what is shown is old
      if (error instanceof ApiError && error.status < 500 && error.errors.length === 0) void refreshGroups()
    },
  })
}
