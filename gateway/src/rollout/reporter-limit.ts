import { networkOf } from '@sureda/api/plugins/network-of'

/** Visitors of one network whose good loads count within a window: a family behind one router, a bus of pupils. */
const GOOD_PER_NETWORK = 30

export interface Report {
  /** IP address of the reporter. */
  address: string
  visitor: string
  /** Remote and version. */
  release: string
  failed: boolean
}

/**
 * Says whether a report counts: once per visitor and release within the window, and for so few visitors of one network that failures of at
 * least three networks are needed before a release is taken back. Cookies are cheap to forge, networks are not.
 */
export function reporterLimit(windowMs: number, minFailures: number, now = Date.now) {
  const badPerNetwork = Math.max(1, Math.floor((minFailures - 1) / 2))
  let windowStart = now()
  let counted = new Map<string, Set<string>>()
  return ({ address, visitor, release, failed }: Report): boolean => {
    if (now() - windowStart > windowMs) {
      windowStart = now()
      counted = new Map()
    }
    const key = `${networkOf(address)} ${release} ${failed}`
    const visitors = counted.get(key) ?? new Set()
    if (visitors.size >= (failed ? badPerNetwork : GOOD_PER_NETWORK) || visitors.has(visitor)) return false
    counted.set(key, visitors.add(visitor))
    return true
  }
}
