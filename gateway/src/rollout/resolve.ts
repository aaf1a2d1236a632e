import { createHash } from 'node:crypto'
import type { Rollout } from './rollout.ts'

/** What decides which release a visitor gets. */
export interface Visitor {
  tenant: string
  /** Bucket number from the cookie, 0–9999. */
  bucket: number
  /** Remote → version from a verified staff override. */
  overrides: Readonly<Record<string, string>>
}

export interface Resolution {
  /** Versions to try, best first; the first usable one is served, the next becomes last known good. */
  candidates: string[]
  state: 'active' | 'disabled'
}

/** Priority: override, pin, canary, stable; also the order of fallbacks. */
export function resolve(rollout: Rollout, visitor: Visitor): Resolution {
  const canary = rollout.canary && inShare(rollout, visitor.bucket) ? rollout.canary : null
  const wanted = [
    visitor.overrides[rollout.remote],
    rollout.pins[visitor.tenant],
    canary,
    rollout.stable,
    rollout.previous,
  ]
  const disabled = rollout.disabled || rollout.disabledTenants.includes(visitor.tenant)
  return {
    candidates: [...new Set(wanted.filter((version) => version !== null && version !== undefined))],
    state: disabled ? 'disabled' : 'active',
  }
}

/** A visitor falls into different shares for different remotes, and remains in a share while it grows. */
function inShare(rollout: Rollout, bucket: number): boolean {
  const digest = createHash('sha256').update(`${rollout.remote}:${bucket}`).digest()
  return digest.readUInt16BE(0) % 100 < rollout.canaryShare
}
