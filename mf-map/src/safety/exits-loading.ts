import { isWaitingForNetwork } from '@sureda/remote/query'
import type { UseQueryResult } from '@tanstack/react-query'

export interface ExitsLoading {
  /** Some lists have neither answered nor failed yet. */
  isComing: boolean
  /** Stays true while the lists are loaded again, so that the message does not vanish under the finger. */
  hasFailed: boolean
  isRetrying: boolean
  retry: () => void
}

/** The loading state of the lists that ways out come from. */
export function exitsLoading(lists: readonly UseQueryResult[]): ExitsLoading {
  const failed = lists.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0)
  const isComing = lists.some(
    (list) => list.isPending && list.errorUpdateCount === 0 && !isWaitingForNetwork(list),
  )
  return {
    isComing,
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const list of failed) void list.refetch()
    },
  }
}
