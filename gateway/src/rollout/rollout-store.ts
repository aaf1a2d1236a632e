import type { RemoteName } from '@sureda/contract/registry'
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

/** Loads of one release as visitors reported them. */
export interface Health {
  ok: number
  failed: number
}

/** Rollout state of an installation. All gateways read the same. */
export interface RolloutStore {
  all(): Promise<Rollout[]>
  /** Applies `change` to the newest state of one remote, alone, and writes the event with it. */
  change(
    remote: RemoteName,
    event: Omit<RolloutEvent, 'remote' | 'at'>,
    change: (rollout: Rollout) => Rollout,
  ): Promise<Rollout>
  recordRelease(release: Omit<ShippedRelease, 'shippedAt'>): Promise<void>
  releases(remote?: RemoteName): Promise<ShippedRelease[]>
  events(remote: RemoteName, limit: number): Promise<RolloutEvent[]>
  /** Adds reported loads and returns the sums since `since`. */
  addHealth(remote: RemoteName, version: string, health: Health, since: Date): Promise<Health>
}

/** For tests and for the development server. */
export function memoryRollouts(): RolloutStore {
  const rollouts = new Map<RemoteName, Rollout>()
  const shipped: ShippedRelease[] = []
  const events: RolloutEvent[] = []
  const health: (Health & { key: string; at: number })[] = []
  return {
    all: async () => [...rollouts.values()],
    change: async (remote, event, change) => {
      const next = change(rollouts.get(remote) ?? emptyRollout(remote))
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
    addHealth: async (remote, version, { ok, failed }, since) => {
      const key = `${remote} ${version}`
      health.push({ key, ok, failed, at: Date.now() })
      const counted = health.filter((entry) => entry.key === key && entry.at >= since.getTime())
      return {
        ok: counted.reduce((sum, entry) => sum + entry.ok, 0),
        failed: counted.reduce((sum, entry) => sum + entry.failed, 0),
      }
    },
  }
}
