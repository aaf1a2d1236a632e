/** Loads screens and slot contents: containers below, one promise per part above. */
import type { Expose, RemoteName } from '@sureda/contract/remote/registry'
import { fetchFonts } from '../boot/fetch-fonts.ts'
import { fetchRegistry, type Registry } from '../boot/registry-document.ts'
import { loadTexts } from '../language/load-texts.ts'
import { closeContainer, openPart, prefetchFiles } from './containers.ts'
import { asLoadFailure, LoadFailure, RemoteDisabled } from './load-failure.ts'
import { forgetFiles } from './load-file.ts'
import { reportFailure } from './remote-files.ts'
import {
  absolute,
  fallBack,
  fitsShell,
  type RemoteInUse,
  remoteId,
  remoteNamed,
  renewRemote,
  takeRegistry,
} from './remotes.ts'
import { withinTime } from './within-time.ts'

/** Longest wait for one part: both files in turn, tried twice, and the last known good after that. */
const LAST_RESORT_MS = 60_000
const REGISTRY_MS = 3_000

const parts = new Map<string, Promise<unknown>>()
const arrived = new Map<string, unknown>()

/** Tells which remotes there are, before the first of them is opened: once in a page, with every other registry in the renderer. */
export function startFederation(registry: Registry): void {
  parts.clear()
  arrived.clear()
  takeRegistry(registry)
}

/**
 * The default export of a part, with the words it needs. A failed attempt is forgotten, so asking again tries again.
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

/** The part if it is already here, so that a screen seen before renders without a skeleton. */
export const arrivedPart = <T>(name: RemoteName, expose: Expose): T | undefined =>
  arrived.get(remoteId(name, expose)) as T | undefined

/** Fetches a part's files without running them: a finger is on the link, or nothing else is to do. */
export function prefetchPart(name: RemoteName, expose: Expose): void {
  const id = remoteId(name, expose)
  if (parts.has(id)) return
  try {
    const remote = remoteNamed(name)
    if (remote.entry.state === 'disabled' || !fitsShell(remote.release)) return
    prefetchFiles(remote, expose)
    void loadTexts(remote.release).catch(() => {})
  } catch {
    // not in the registry: the screen will say so when it is opened
  }
}

/**
 * A person's "try again": what the server says now of this remote counts, nothing half-loaded is used again, and a release whose screen
 * threw while rendering gives way to the last known good. A lost piece inside a screen can only be had by loading the page.
 */
export async function retryPart(name: RemoteName, expose: Expose, error: unknown): Promise<void> {
  if (error instanceof Error && error.name === 'ChunkLoadError') {
    reloading.page()
    return
  }
  const { entry, release } = remoteNamed(name)
  const fresh = await fetchRegistry(entry.budgetsMs?.manifest ?? REGISTRY_MS).catch(() => null)
  if (fresh) renewRemote(name, fresh)
  const current = remoteNamed(name)
  const threwOnScreen = !(error instanceof LoadFailure) && !(error instanceof RemoteDisabled)
  if (threwOnScreen && current.release.version === release.version) fallBack(current)
  for (const id of [remoteId(name, expose), ...idsOf(current)]) {
    parts.delete(id)
    arrived.delete(id)
  }
  // a module that threw stays half evaluated in its bundle's cache: only a fresh run of the entry can make it whole
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
    const module = await withinTime(opening, LAST_RESORT_MS, 'chunk', name)
    const wordsFailure = remote.release === release ? await words : await loadTexts(remote.release)
    if (wordsFailure) throw wordsFailure
    if (!module?.default) throw new LoadFailure('evaluate', 'failed', `${name} ${expose} exports nothing`)
    return module.default
  } catch (error) {
    const failure = asLoadFailure(error)
    // everything else was reported by the plugin when it happened
    if (failure.phase === 'locale') reportFailure(remote, remote.release.version, failure)
    throw failure
  }
}

const refused = new Set<string>()

/** No byte of a remote that was made for another shell is fetched. Said once per release: nothing about it changes while the page lives. */
function checkShellApi(remote: RemoteInUse): void {
  if (fitsShell(remote.release)) return
  const { version, requires } = remote.release
  const failure = new LoadFailure('manifest', 'incompatible', `needs shell API ${requires?.shellApi}`)
  if (!refused.has(`${remote.name} ${version}`)) reportFailure(remote, version, failure)
  refused.add(`${remote.name} ${version}`)
  if (!fallBack(remote)) throw failure
}
