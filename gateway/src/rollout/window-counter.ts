const MAX_KEYS = 50_000

/**
 * Counts events within a window, in this process and in bounded memory.
 * @param whenFull the count reported when no space is left
 */
export function windowCounter(windowMs: number, whenFull: number, now = Date.now) {
  let windowStart = now()
  let counts = new Map<string, number>()
  return (key: string): number => {
    if (now() - windowStart > windowMs) {
      windowStart = now()
      counts = new Map()
    }
    const known = counts.get(key)
    if (known === undefined && counts.size >= MAX_KEYS) return whenFull
    counts.set(key, (known ?? 0) + 1)
    return (known ?? 0) + 1
  }
}
