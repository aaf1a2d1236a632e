/** Loads screens and slot contents: containers below, one promise per part above. */
import type { Expose, RemoteName } from '@sureda/contract/remote/registry'
import { fetchFonts } from '../boot/fetch-fonts.ts'
import { fetchRegistry, type Registry } from '../boot/registry-document.ts'
import { loadTexts } from '../language/load-texts.ts'
import { closeContainer, openPart, prefetchFiles } from './containers.ts'
import { asLoadFailure, LoadFailure, RemoteDisabled } from './load-failure.ts'
import { forgetFiles } from './load-file.ts'
import { fetchFiles, reportFailure } from './remote-files.ts'
import {
  absolute,
  fitsShell,
  type RemoteInUse,
  remoteId,
  remoteNamed,
  replaceRemote,
  setRegistry,
  switchToLastKnownGood,
} from './remotes.ts'
import { withTimeout } from './with-timeout.ts'

/** Longest wait for one part: both files in sequence, each tried twice, then the last known good release. */
const LAST_RESORT_MS = 60_000
const REGISTRY_MS = 3_000

const parts = new Map<string, Promise<unknown>>()
const arrived = new Map<string, unknown>()

/** Announces the remotes before the first is opened. */
export const startFederation = (registry: Registry): void => setRegistry(registry)

/** For the renderer, where the next page may have other releases. */
export function forgetParts(): void {
  parts.clear()
  arrived.clear()
}

/**
 * The default export of a part, with its texts loaded. A failed attempt is forgotten, so that the next call retries.
 * @throws RemoteDisabled, LoadFailure
 */
export function loadPart<T>(name: RemoteName, expose: Expose): Promise<T> {
  const id = remoteId(name, expose)
  const running = parts.get(id)
  if (running) return running as Promise<T>
  const loading = begin<T>(name, expose)
  parts.set(id, loading)
  loading.then(
    (part) => {
      arrived.set(id, part)
      fetchFonts()
    },
    () => parts.delete(id),
  )
  return loading
}

/** The part if already loaded, so that a known screen renders without skeleton. */
export const loadedPart = <T>(name: RemoteName, expose: Expose): T | undefined =>
  arrived.get(remoteId(name, expose)) as T | undefined

/** Fetches a part's files without running them: on touch of a link, or when idle. */
export function prefetchPart(name: RemoteName, expose: Expose): void {
  const id = remoteId(name, expose)
  if (parts.has(id)) return
  try {
    const remote = remoteNamed(name)
    if (remote.entry.state === 'disabled' || !fitsShell(remote.release)) return
    prefetchFiles(remote, expose)
    void loadTexts(remote.release).catch(() => {})
  } catch {
    // not in the registry: opening the screen reports it
  }
}

/**
 * Runs a part whose files and texts can be fetched, so that its screen opens at once. What does not load counts for no release: no one has asked for it.
 */
export async function runPart(name: RemoteName, expose: Expose): Promise<void> {
  const remote = remoteNamed(name)
  if (remote.entry.state === 'disabled' || !fitsShell(remote.release)) return
  await Promise.all([fetchFiles(remote, expose), loadTexts(remote.release)])
  await loadPart(name, expose)
}

/**
 * A person's "try again": uses a fresh registry and no half-loaded files; a release whose screen threw while rendering
 * is replaced by the last known good one. A lost chunk inside a screen needs a reload.
 */
export async function retryPart(name: RemoteName, expose: Expose, error: unknown): Promise<void> {
  if (error instanceof Error && error.name === 'ChunkLoadError') {
    reloading.page()
    return
  }
  const { entry, release } = remoteNamed(name)
  const fresh = await fetchRegistry(entry.budgetsMs?.manifest ?? REGISTRY_MS).catch(() => null)
  if (fresh) replaceRemote(name, fresh)
  const current = remoteNamed(name)
  const threwOnScreen = !(error instanceof LoadFailure) && !(error instanceof RemoteDisabled)
  if (threwOnScreen && current.release.version === release.version) switchToLastKnownGood(current)
  for (const id of [remoteId(name, expose), ...idsOf(current)]) {
    parts.delete(id)
    arrived.delete(id)
  }
  // a module that threw stays half-evaluated in its bundle's cache: only a fresh run of the entry repairs it
  forgetFiles(absolute(current.release.base))
  closeContainer(current)
}

/** Its own object because jsdom cannot reload. */
export const reloading = { page: (): void => location.reload() }

const idsOf = ({ container }: RemoteInUse) => [...parts.keys()].filter((id) => id.startsWith(`${container}/`))

async function begin<T>(name: RemoteName, expose: Expose): Promise<T> {
  const remote = remoteNamed(name)
  if (remote.entry.state === 'disabled') throw new RemoteDisabled(`${name} is switched off`)
  checkShellApi(remote)
  const { release } = remote
  const words = loadTexts(release).catch(asLoadFailure)
  try {
    const opening = openPart<{ default?: T } | null>(remote, expose)
    const module = await withTimeout(opening, LAST_RESORT_MS, 'chunk', name)
    const wordsFailure = remote.release === release ? await words : await loadTexts(remote.release)
    if (wordsFailure) throw wordsFailure
    if (!module?.default) throw new LoadFailure('evaluate', 'failed', `${name} ${expose} exports nothing`)
    return module.default
  } catch (error) {
    const failure = asLoadFailure(error)
    // the plugin has reported everything else
    if (failure.phase === 'locale') reportFailure(remote, remote.release.version, failure)
    throw failure
  }
}

const refused = new Set<string>()

/** Nothing of a remote built for another shell is fetched. Reported once per release. */
function checkShellApi(remote: RemoteInUse): void {
  if (fitsShell(remote.release)) return
  const { version, requires } = remote.release
  const failure = new LoadFailure('manifest', 'incompatible', `needs shell API ${requires?.shellApi}`)
  if (!refused.has(`${remote.name} ${version}`)) reportFailure(remote, version, failure)
  refused.add(`${remote.name} ${version}`)
  if (!switchToLastKnownGood(remote)) throw failure
}
