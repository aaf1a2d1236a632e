import { ApiError, isUnanswered } from '@sureda/remote/api'

/** Cached data may replace an answer without network or when the server fails. Any other error is an answer. */
export const canUseCache = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status === 500)
