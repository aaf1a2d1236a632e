import { isWaitingForNetwork } from '@sureda/remote/query'
import type { UseQueryResult } from '@tanstack/react-query'

/** Failed without any data. It stays true during a retry, so that the button does not vanish under the finger. */
export const hasFailed = (query: UseQueryResult): boolean =>
  query.data === undefined && (query.isError || isWaitingForNetwork(query) || isRetried(query))

/** It failed and is being loaded again. */
export const isRetried = (query: UseQueryResult): boolean =>
  query.fetchStatus === 'fetching' && query.errorUpdateCount > 0
