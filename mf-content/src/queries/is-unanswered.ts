import { ApiError, OfflineError, RequestTimeoutError } from '@sureda/remote/api-error'

/** No network, a stalled one, or a server that cannot: what the phone has may stand in. What the server did say stands. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof OfflineError ||
  error instanceof RequestTimeoutError ||
  (error instanceof ApiError && error.status >= 500)
