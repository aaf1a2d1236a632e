import type { RemoteName } from '@sureda/contract/remote/registry'
import { memoryReports, type ReportStore } from './report-store.ts'
import { emptyRollout, type Rollout } from './rollout.ts'

export interface ShippedRelease {
  remote: RemoteName
  version: string
  shellApi: string
  shippedAt: Date
}

export interface RolloutEvent {
  remote: RemoteName
  action: string
  version: string | null
  actor: string
  reason: string | null
  at: Date
}

/** Rollout state of an installation, shared by all gateways. */
export interface RolloutStore {
  all(): Promise<Rollout[]>
  /** Applies `change` to the newest state of one remote under a lock, and writes the event. An unchanged state writes none. */
  change(
    remote: RemoteName,
    event: Omit<RolloutEvent, 'remote' | 'at'>,
    change: (rollout: Rollout) => Rollout,
  ): Promise<Rollout>
  recordRelease(release: Omit<ShippedRelease, 'shippedAt'>): Promise<void>
  releases(remote?: RemoteName): Promise<ShippedRelease[]>
  events(remote: RemoteName, limit: number): Promise<RolloutEvent[]>
  /** Writes the event unless the same action was written for this version since `since`. True if written. */
  noteOnce(remote: RemoteName, event: Omit<RolloutEvent, 'remote' | 'at'>, since: Date): Promise<boolean>
  reports: ReportStore
}

/** For tests and the development server. */
export function memoryRollouts(): RolloutStore {
  const rollouts = new Map<RemoteName, Rollout>()
  const shipped: ShippedRelease[] = []
  const events: RolloutEvent[] = []
  return {
    all: async () => [...rollouts.values()],
    change: async (remote, event, change) => {
      const current = rollouts.get(remote) ?? emptyRollout(remote)
      const next = change(current)
      if (next === current) return current
      rollouts.set(remote, next)
      events.unshift({ ...event, remote, at: new Date() })
      return next
    },
    recordRelease: async (release) => {
      if (!shipped.some((entry) => entry.remote === release.remote && entry.version === release.version))
        shipped.unshift({ ...release, shippedAt: new Date() })
    },
    releases: async (remote) => shipped.filter((entry) => !remote || entry.remote === remote),
    events: async (remote, limit) => events.filter((event) => event.remote === remote).slice(0, limit),
    noteOnce: async (remote, event, since) => {
      const isSame = (one: RolloutEvent) =>
        one.remote === remote &&
        one.action === event.action &&
        one.version === event.version &&
        one.at >= since
      if (events.some(isSame)) return false
      events.unshift({ ...event, remote, at: new Date() })
      return true
    },
    reports: memoryReports(),
  }
}
