import type { RemoteEvent, RemoteName } from '@sureda/contract/remote/registry'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { Count } from './health-store.ts'
import type { LoadTokenClaims } from './load-token.ts'
import { isVital, vitalMeasure } from './vitals.ts'
import { windowCounter } from './window-counter.ts'

/** Maximum a visitor adds to a measure within the rollback window. */
const MAX_LOADS = 20
const MAX_FAILURES = 3
const MAX_RELEASES = 200

interface Heard {
  event: RemoteEvent
  handed: LoadTokenClaims
  /** Whether it counts for a rollback; only the first report of a visitor does. */
  counted: boolean
  failed: boolean
}

/** What a page's report adds to the health of a release: only sums, and limited per visitor. */
export function healthCounts(releases: ReleaseStore, windowMs: number) {
  const heard = windowCounter(windowMs, Number.POSITIVE_INFINITY)
  const screensOf = declaredScreens(releases)

  return async ({ event, handed, counted, failed }: Heard): Promise<Count[]> => {
    const { remote, version, phase, screen, ms } = event
    const visitor = [handed.network, handed.tenant, handed.visitor, remote, version].join(' ')
    const release = { remote, version }
    if (isVital(phase)) {
      const isOwn = screen !== undefined && (await screensOf(remote, version)).has(screen)
      if (!isOwn || ms === undefined || heard(`${visitor} ${phase}`) > 1) return []
      return [{ ...release, screen, measure: vitalMeasure(phase, ms) }]
    }
    return [
      ...(counted && heard(visitor) === 1 ? [{ ...release, measure: 'visitors' }] : []),
      ...(counted && failed ? [{ ...release, measure: 'failed visitors' }] : []),
      ...(heard(`${visitor} loads`) <= MAX_LOADS ? [{ ...release, measure: 'loads' }] : []),
      ...(failed && heard(`${visitor} ${phase}`) <= MAX_FAILURES
        ? [{ ...release, measure: `failed: ${phase}` }]
        : []),
    ]
  }
}

/** Screens that a release declares, so that reports cannot invent names. */
function declaredScreens(releases: ReleaseStore) {
  const known = new Map<string, ReadonlySet<string>>()
  return async (remote: RemoteName, version: string): Promise<ReadonlySet<string>> => {
    const key = `${remote} ${version}`
    const before = known.get(key)
    if (before) return before
    const record = await releases.record(remote, version)
    const screens = new Set<string>(record?.contributes.routes.map(({ screen }) => screen))
    if (known.size >= MAX_RELEASES) known.clear()
    if (record) known.set(key, screens)
    return screens
  }
}
