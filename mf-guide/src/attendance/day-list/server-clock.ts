/** Smaller differences are the time an answer takes. */
const TOLERATED_MS = 120_000

/** How many milliseconds the phone's clock is behind the server's, from an answer and the moment it came; 0 where it is about right. */
export function clockOffset(madeAt: string, seenAt: number): number {
  const offset = Date.parse(madeAt) - seenAt
  return Math.abs(offset) > TOLERATED_MS ? offset : 0
}
