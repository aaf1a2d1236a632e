import type { RemoteName } from '@sureda/contract/remote/registry'
import type { AccessLevel } from '@sureda/contract/rules/access'
import { type ErrorStore, noErrors } from './error-store.ts'
import { type HealthStore, memoryHealth } from './health-store.ts'
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

/** What only one remote can have: an address or guard (by its shape), a namespace of texts, or a slot. */
export interface Claim {
  kind: 'address' | 'namespace' | 'slot'
  value: string
  /** Who may open the address. In a contested claim: the access that the other remote declares. */
  access?: AccessLevel
}

export interface Contested extends Claim {
  /** The remote that has it, and that remote's newest release with it. */
  remote: RemoteName
  version: string
}

export interface Recording {
  claims: readonly Claim[]
  /** All remotes are released together, because an address may move between them. */
  takesOver: boolean
}

/** A claim of a release that no visitor gets ends after this time. */
export const UNUSED_CLAIM_MS = 30 * 86_400_000

/** Rollout state of an installation, shared by all gateways. */
export interface RolloutStore {
  all(): Promise<Rollout[]>
  /** Applies `change` to the newest state of one remote under a lock, and writes the event. An unchanged state writes none. */
  change(
    remote: RemoteName,
    event: Omit<RolloutEvent, 'remote' | 'at'>,
    change: (rollout: Rollout) => Rollout,
  ): Promise<Rollout>
  /** Records a release with its claims, or nothing if others have some of them: then those are returned. */
  recordRelease(release: Omit<ShippedRelease, 'shippedAt'>, recording?: Recording): Promise<Contested[]>
  /** Whether this version has these contents; the first call decides for ever. */
  claimContents(remote: RemoteName, version: string, hash: string): Promise<boolean>
  releases(remote?: RemoteName): Promise<ShippedRelease[]>
  /** Forgets a release that was removed from the store, unless someone has rolled it out meanwhile. */
  forgetRelease(remote: RemoteName, version: string): Promise<void>
  /** Newest first; with `actor` only theirs. */
  events(remote: RemoteName, limit: number, actor?: string): Promise<RolloutEvent[]>
  /** Writes the event unless the same action was written for this version since `since`. True if written. */
  recordOnce(remote: RemoteName, event: Omit<RolloutEvent, 'remote' | 'at'>, since: Date): Promise<boolean>
  reports: ReportStore
  health: HealthStore
  errors: ErrorStore
}

/** For tests and the development server, which takes no release of a team: claims are not looked at. */
export function memoryRollouts(): RolloutStore {
  const rollouts = new Map<RemoteName, Rollout>()
  const shipped: ShippedRelease[] = []
  const events: RolloutEvent[] = []
  const contents = new Map<string, string>()
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
      return []
    },
    claimContents: async (remote, version, hash) => {
      const key = `${remote} ${version}`
      if (!contents.has(key)) contents.set(key, hash)
      return contents.get(key) === hash
    },
    forgetRelease: async (remote, version) => {
      const at = shipped.findIndex((entry) => entry.remote === remote && entry.version === version)
      if (at >= 0) shipped.splice(at, 1)
    },
    releases: async (remote) => shipped.filter((entry) => !remote || entry.remote === remote),
    events: async (remote, limit, actor) =>
      events
        .filter((event) => event.remote === remote && (actor === undefined || event.actor === actor))
        .slice(0, limit),
    recordOnce: async (remote, event, since) => {
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
    health: memoryHealth(),
    errors: noErrors,
  }
}
