/** Minutes after which a used try comes back at the latest (5 tries per 10 minutes and game). */
const WINDOW_MIN = 10

/** Whole minutes until there is a new try: by the server's `retryAfter` in seconds, otherwise the longest it can take. */
export const minutesToNextTry = (retryAfter?: number | null): number =>
  retryAfter ? Math.max(1, Math.ceil(retryAfter / 60)) : WINDOW_MIN
