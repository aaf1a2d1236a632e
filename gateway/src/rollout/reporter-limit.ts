/** Visitors of one address that may count within a window: a family behind one router, not a script. */
const VISITORS_PER_ADDRESS = 30

/** Says whether a report counts: once per visitor and subject within the window. */
export function reporterLimit(windowMs: number, now = Date.now) {
  let windowStart = now()
  let seen = new Set<string>()
  let visitors = new Map<string, Set<string>>()
  return (address: string, visitor: string, subject: string): boolean => {
    if (now() - windowStart > windowMs) {
      windowStart = now()
      seen = new Set()
      visitors = new Map()
    }
    const ofAddress = visitors.get(address) ?? new Set()
    visitors.set(address, ofAddress.add(visitor))
    const key = `${address} ${visitor} ${subject}`
    if (ofAddress.size > VISITORS_PER_ADDRESS || seen.has(key)) return false
    seen.add(key)
    return true
  }
}
