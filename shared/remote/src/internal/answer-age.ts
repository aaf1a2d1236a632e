/** When answers were given that did not come from the server now, but from what this phone has stored. */
const ages = new WeakMap<object, number>()

/** Notes the age of a body. `at`: milliseconds since 1970. */
export function recordAnswerTime(body: unknown, at: number): void {
  if (typeof body === 'object' && body !== null) ages.set(body, at)
}

/** When the oldest of these bodies was given; undefined where all of them are of now. */
export function answeredAt(...bodies: unknown[]): number | undefined {
  const known = bodies.flatMap((body) => {
    const at = typeof body === 'object' && body !== null ? ages.get(body) : undefined
    return at === undefined ? [] : [at]
  })
  return known.length > 0 ? Math.min(...known) : undefined
}
