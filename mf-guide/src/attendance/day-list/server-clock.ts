/** Differences that are no fault of a clock: the way of an answer. */
const TOLERATED_MS = 120_000

/** How far the phone's clock is from the server's, by an answer and the moment it came; 0 where it is about right. */
export function clockOffset(madeAt: string, seenAt: number): number {
  const offset = Date.parse(madeAt) - seenAt
  return Math.abs(offset) > TOLERATED_MS ? offset : 0
}
