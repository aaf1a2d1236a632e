/** Times of answers that came from this phone's storage instead of the server. */
const ages = new WeakMap<object, number>()

/** Records the age of a body. `at`: milliseconds since 1970. */
export function recordAnswerTime(body: unknown, at: number): void {
  if (typeof body === 'object' && body !== null) ages.set(body, at)
}

/** Time of the oldest of these bodies; undefined if all are current. */
export function answeredAt(...bodies: unknown[]): number | undefined {
  const known = bodies.flatMap((body) => {
    const at = typeof body === 'object' && body !== null ? ages.get(body) : undefined
    return at === undefined ? [] : [at]
  })
  return known.length > 0 ? Math.min(...known) : undefined
}
