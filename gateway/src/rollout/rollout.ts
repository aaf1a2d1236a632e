import type { RemoteName } from '@sureda/contract/remote/registry'

/** Which releases of one remote visitors get. */
export interface Rollout {
  remote: RemoteName
  stable: string | null
  /** When it became the one for everybody; null where no one knows any more, and after a rollback. */
  stableSince: Date | null
  /** What was stable before: target of a rollback, last known good of every visitor. */
  previous: string | null
  canary: string | null
  /** Per cent of visitors that get the canary. */
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

/** Whether some visitor can get this release, be it as last known good. */
export const isOffered = ({ stable, previous, canary, pins }: Rollout, version: string): boolean =>
  [stable, previous, canary, ...Object.values(pins)].includes(version)

/** A change that cannot be made; the message is one sentence for the person at the command line. */
export class RolloutError extends Error {
  override name = 'RolloutError'
}

/** Makes a version the one for everybody. A canary of the same version ends. */
export function promoted(rollout: Rollout, version: string, at = new Date()): Rollout {
  if (rollout.stable === version) return { ...rollout, ...withoutCanary(rollout, version) }
  const { stable: previous } = rollout
  return { ...rollout, ...withoutCanary(rollout, version), previous, stable: version, stableSince: at }
}

/** Takes back: the canary if there is one, else the stable release. No build, no upload. */
export const rolledBack = (rollout: Rollout): Rollout =>
  rollout.canary ? { ...rollout, canary: null, canaryShare: 0 } : stableTakenBack(rollout)

/** Takes the stable release back and leaves a canary as it is. */
function stableTakenBack(rollout: Rollout): Rollout {
  if (!rollout.previous)
    throw new RolloutError(`${rollout.remote} has no earlier release to go back to; disable it instead.`)
  // the version just left is not stored as previous: a second rollback must not bring it back
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

/** Fixes a tenant to a version; without a version the pin goes. */
export function pinned(rollout: Rollout, tenant: string, version: string | null): Rollout {
  const { [tenant]: _gone, ...others } = rollout.pins
  return { ...rollout, pins: version ? { ...others, [tenant]: version } : others }
}

/** The kill switch, for everybody or for one tenant. */
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
