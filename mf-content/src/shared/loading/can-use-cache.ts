import { ApiError, isUnanswered } from '@sureda/remote/api'

/** Without network or with a failing server cached data may be used. Any other error is the server's answer. */
export const canUseCache = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status === 500)
