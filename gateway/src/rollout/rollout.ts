import type { RemoteName } from '@sureda/contract/remote/registry'

/** Which releases of one remote visitors get. */
export interface Rollout {
  remote: RemoteName
  stable: string | null
  /** When it became public; null if unknown, and after a rollback. */
  stableSince: Date | null
  /** The previous stable version: target of a rollback, last known good for every visitor. */
  previous: string | null
  canary: string | null
  /** Percentage of visitors with the canary. */
  canaryShare: number
  /** Tenant → version. */
  pins: Record<string, string>
  disabled: boolean
  disabledTenants: string[]
}

export const emptyRollout = (remote: RemoteName): Rollout => ({
  remote,
  stable: null,
  stableSince: null,
  previous: null,
  canary: null,
  canaryShare: 0,
  pins: {},
  disabled: false,
  disabledTenants: [],
})

/** The versions that visitors get, without the one that is only last known good. */
export const liveVersions = ({ stable, canary, pins }: Pick<Rollout, 'stable' | 'canary' | 'pins'>) => [
  ...new Set([stable, canary, ...Object.values(pins)].filter((version) => version !== null)),
]

/** Whether some visitor can get this release, even as last known good. */
export const isOffered = ({ stable, previous, canary, pins }: Rollout, version: string): boolean =>
  [stable, previous, canary, ...Object.values(pins)].includes(version)

/** An impossible change; the message is one sentence for the person at the command line. */
export class RolloutError extends Error {
  override name = 'RolloutError'
}

/** Makes a version public. A canary of the same version ends. */
export function promoted(rollout: Rollout, version: string, at = new Date()): Rollout {
  if (rollout.stable === version) return { ...rollout, ...withoutCanary(rollout, version) }
  const { stable: previous } = rollout
  return { ...rollout, ...withoutCanary(rollout, version), previous, stable: version, stableSince: at }
}

/** Rolls back the canary if there is one, else the stable release. Needs no build or upload. */
export const rolledBack = (rollout: Rollout): Rollout =>
  rollout.canary ? { ...rollout, canary: null, canaryShare: 0 } : stableTakenBack(rollout)

/** Rolls back the stable release and leaves a canary unchanged. */
function stableTakenBack(rollout: Rollout): Rollout {
  if (!rollout.previous)
    throw new RolloutError(`${rollout.remote} has no earlier release to go back to; disable it instead.`)
  // the withdrawn version does not become previous: a second rollback must not restore it
  return { ...rollout, stable: rollout.previous, previous: null, stableSince: null }
}

export function canaried(rollout: Rollout, version: string, share: number): Rollout {
  if (!Number.isInteger(share) || share < 0 || share > 100)
    throw new RolloutError('The canary share is a whole number from 0 to 100.')
  if (rollout.stable === version) throw new RolloutError(`${version} is already what everybody gets.`)
  return share === 0
    ? { ...rollout, canary: null, canaryShare: 0 }
    : { ...rollout, canary: version, canaryShare: share }
}

/** Pins a tenant to a version; without a version removes the pin. */
export function pinned(rollout: Rollout, tenant: string, version: string | null): Rollout {
  const { [tenant]: _gone, ...others } = rollout.pins
  return { ...rollout, pins: version ? { ...others, [tenant]: version } : others }
}

/** The kill switch, for everyone or one tenant. */
export function switched(rollout: Rollout, enabled: boolean, tenant?: string): Rollout {
  if (!tenant)
    return { ...rollout, disabled: !enabled, disabledTenants: enabled ? [] : rollout.disabledTenants }
  const others = rollout.disabledTenants.filter((entry) => entry !== tenant)
  return { ...rollout, disabledTenants: enabled ? others : [...others, tenant] }
}

function withoutCanary(rollout: Rollout, version: string): Pick<Rollout, 'canary' | 'canaryShare'> {
  return rollout.canary === version
    ? { canary: null, canaryShare: 0 }
    : { canary: rollout.canary, canaryShare: rollout.canaryShare }
}
