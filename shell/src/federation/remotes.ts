/** The remotes of this page: release in use, names of parts, loading state. */
import type { Expose, RegistryRemote, Release, RemoteName } from '@sureda/contract/remote/registry'
import { fitsShellApi } from '@sureda/contract/remote/shell-api'
import { containerName, type Registry, releaseFault } from '../boot/registry-document.ts'
import { LoadFailure } from './load-failure.ts'

export interface RemoteInUse {
  name: RemoteName
  container: string
  entry: RegistryRemote
  /** Constant for the life of the page unless it fails: a newer release is for the next load. */
  release: Release
}

const known = new Map<RemoteName, RemoteInUse>()

export function setRegistry(registry: Registry): void {
  known.clear()
  for (const [name, entry] of registry.remotes) known.set(name, inUse(name, entry))
}

const inUse = (name: RemoteName, entry: RegistryRemote): RemoteInUse => ({
  name,
  container: containerName(name),
  entry,
  release: entry,
})

export function remoteNamed(name: RemoteName): RemoteInUse {
  const remote = known.get(name)
  if (!remote) throw new LoadFailure('manifest', 'failed', `${name} is not in the registry`)
  return remote
}

/** `mf_booking/reservation-list` */
export const remoteId = (name: RemoteName, expose: Expose): string =>
  `${containerName(name)}/${expose.slice(2)}`

export const absolute = (path: string): string => new URL(path, location.origin).href

export const fitsShell = (release: Release): boolean => fitsShellApi(String(release.requires?.shellApi ?? ''))

/** Switches to the last known good release if a compatible one exists. Returns whether anything changed. */
export function switchToLastKnownGood(remote: RemoteInUse): boolean {
  const { lastKnownGood } = remote.entry
  if (!lastKnownGood || lastKnownGood.version === remote.release.version) return false
  if (!fitsShell(lastKnownGood) || releaseFault(remote.name, lastKnownGood)) return false
  remote.release = lastKnownGood
  return true
}

/** Applies a fresh registry to one remote after a person's retry. */
export function replaceRemote(name: RemoteName, registry: Registry): void {
  const entry = registry.remotes.get(name)
  if (entry && known.has(name)) known.set(name, inUse(name, entry))
}
