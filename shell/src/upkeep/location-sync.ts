/**
 * The periodic location sync refreshes everything on screen: a light run asks again for what is stale, a forced run
 * asks for everything again, including the person's data. Answers with their own refresh interval (weather: 15 minutes)
 * are skipped while fresh, because a call in between would restart the interval.
 */
import { SYNC_FORCED_MS, SYNC_INTERVAL_MS } from '@sureda/contract/rules/limits'
import { loadMemberData } from '../session/member-data.ts'

/** The used parts of the query client and its queries. */
interface Asked {
  isStale: () => boolean
  observers: readonly { options: { refetchInterval?: unknown } }[]
}
interface Invalidating {
  invalidateQueries: (filters?: {
    stale?: boolean
    refetchType?: 'active'
    predicate?: (query: Asked) => boolean
  }) => Promise<void>
}

const hasOwnRhythm = ({ observers }: Asked) =>
  observers.some(({ options }) => options.refetchInterval !== undefined && options.refetchInterval !== false)

export function startLocationSync(queries: Invalidating, now: () => number = Date.now): () => void {
  let lastForced = now()
  const light = () => void queries.invalidateQueries({ stale: true, refetchType: 'active' })
  const forced = () => {
    lastForced = now()
    void queries.invalidateQueries({
      refetchType: 'active',
      predicate: (query) => query.isStale() || !hasOwnRhythm(query),
    })
    void loadMemberData()
  }
  const tick = () => {
    // pointless in a hidden tab or offline
    if (document.visibilityState === 'hidden' || !navigator.onLine) return
    if (now() - lastForced >= SYNC_FORCED_MS) forced()
    else light()
  }
  const seen = () => {
    if (document.visibilityState === 'visible') light()
  }
  const timer = setInterval(tick, SYNC_INTERVAL_MS)
  document.addEventListener('visibilitychange', seen)
  addEventListener('online', forced)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('online', forced)
  }
}
