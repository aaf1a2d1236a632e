/**
 * Opens remote containers by the contract of Module Federation: `init(shareScope)` once, then `get(expose)`. The npm
 * package's runtime does the same with 19 KB more (docs/decisions/0003-shell-api-and-containers.md).
 */
import { announceRemote } from '@sureda/build/facade/page-federation'
import { shareScope } from '@sureda/build/share-scope'
import type { Expose } from '@sureda/contract/remote/registry'
import { LoadFailure } from './load-failure.ts'
import { forgetFiles, loadFile } from './load-file.ts'
import { checkRelease, entryFile, partFiles, reportFailure, startFiles } from './remote-files.ts'
import { absolute, type RemoteInUse, switchToLastKnownGood } from './remotes.ts'
import { report } from './telemetry.ts'

interface Container {
  init: (scope: typeof shareScope, initScope: unknown[], options: object) => unknown
  get: (expose: Expose) => Promise<() => unknown>
}

/** By release address: a page may contain two releases of one remote. */
const containers = new Map<string, Promise<Container>>()

/**
 * The module of a part. If a release fails to load, the last known good one replaces it.
 * @throws LoadFailure, or what the part threw during evaluation
 */
export async function openPart<T>(remote: RemoteInUse, expose: Expose): Promise<T> {
  const { version, base } = remote.release
  try {
    return await take<T>(remote, expose)
  } catch (error) {
    // if another part failed before, the release has been replaced already
    if (remote.release.version === version) {
      reportFailure(remote, version, error)
      if (!switchToLastKnownGood(remote)) throw error
      forgetFiles(absolute(base))
    }
    const recovered = await openPart<T>(remote, expose)
    report({ remote: remote.name, version: remote.release.version, phase: 'entry', outcome: 'recovered' })
    return recovered
  }
}

/** Fetches the files of a part without running them. */
export const prefetchFiles = (remote: RemoteInUse, expose: Expose): void => startFiles(remote, expose)

/** The next part of this release comes from a fresh run of its entry. */
export function closeContainer({ release }: RemoteInUse): void {
  containers.delete(release.base)
}

async function take<T>(remote: RemoteInUse, expose: Expose): Promise<T> {
  checkRelease(remote)
  startFiles(remote, expose)
  const container = await containerOf(remote)
  await Promise.all(partFiles(remote, expose).map(loadFile))
  const factory = await container.get(expose)
  return factory() as T
}

function containerOf(remote: RemoteInUse): Promise<Container> {
  const { base } = remote.release
  const known = containers.get(base)
  if (known) return known
  const opening = open(remote)
  containers.set(base, opening)
  opening.catch(() => {
    if (containers.get(base) === opening) containers.delete(base)
  })
  return opening
}

async function open(remote: RemoteInUse): Promise<Container> {
  const { globalName } = remote.release.manifest.metaData
  await loadFile(entryFile(remote))
  const container = (window as unknown as Record<string, Container | undefined>)[globalName]
  if (!container) throw new LoadFailure('entry', 'failed', `${remote.name} defined no container`)
  // the third argument is for containers with their own runtime
  const shareScopeMap = { default: shareScope }
  await container.init(shareScope, [], { version: '', shareScopeKeys: 'default', shareScopeMap })
  announceRemote(remote.release)
  return container
}
