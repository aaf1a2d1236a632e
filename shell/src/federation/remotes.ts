/** The remotes of this page: which release of each is in use, what its parts are called, where they have got to. */
import type { Expose, RegistryRemote, Release, RemoteName } from '@sureda/contract/remote/registry'
import { fitsShellApi } from '@sureda/contract/remote/shell-api'
import { containerName, type Registry, releaseFault } from '../boot/registry-document.ts'
import { LoadFailure } from './load-failure.ts'

export interface RemoteInUse {
  name: RemoteName
  container: string
  entry: RegistryRemote
  /** Stays for the life of the page unless it fails: a release shipped meanwhile is for the next load. */
  release: Release
}

const known = new Map<RemoteName, RemoteInUse>()

export function takeRegistry(registry: Registry): void {
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

/**
 * Takes the last release known to work, if there is one that fits. Returns whether anything changed.
 */
export function fallBack(remote: RemoteInUse): boolean {
  const { lastKnownGood } = remote.entry
  if (!lastKnownGood || lastKnownGood.version === remote.release.version) return false
  if (!fitsShell(lastKnownGood) || releaseFault(remote.name, lastKnownGood)) return false
  remote.release = lastKnownGood
  return true
}

/** Takes what a fresh registry says of one remote: the person asked to try again, so news may be good. */
export function renewRemote(name: RemoteName, registry: Registry): void {
  const entry = registry.remotes.get(name)
  if (entry && known.has(name)) known.set(name, inUse(name, entry))
}
