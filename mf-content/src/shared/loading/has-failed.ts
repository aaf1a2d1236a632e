import { isWaitingForNetwork } from '@sureda/remote/query'
import type { UseQueryResult } from '@tanstack/react-query'

/** Nothing of it is here and nothing comes by itself. So it stays while it is asked for once more, so that its retry does not vanish under the finger. */
export const hasFailed = (query: UseQueryResult): boolean =>
  query.data === undefined && (query.isError || isWaitingForNetwork(query) || isRetried(query))

/** It failed, and is on its way again. */
export const isRetried = (query: UseQueryResult): boolean =>
  query.fetchStatus === 'fetching' && query.errorUpdateCount > 0
