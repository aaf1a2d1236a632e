import { ApiError, isUnanswered } from '@sureda/remote/api'

/** No network, a stalled one, or a server that cannot: what the phone has may stand in. What the server did say is an answer. */
export const canUseCache = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status === 500)
