/** Loads a script or stylesheet of a remote: within its time budget, with its hash, and retried once under a changed address. */
import { LoadFailure, type LoadPhase } from './load-failure.ts'

export interface FileToLoad {
  kind: 'script' | 'style'
  /** Absolute. */
  url: string
  /** Absent only in development builds, which have no hashes. */
  integrity: string | undefined
  timeoutMs: number
  phase: LoadPhase
}

const RETRY_PAUSE_MS = 300
const DIAGNOSIS_MS = 3_000
const loaded = new Map<string, Promise<void>>()

/**
 * Loads a file once per page. A failed request is retried under a changed address: Chromium would answer the same one
 * from the failed preload, and a hanging request locks the cache entry of its address. A script that threw never runs
 * again.
 *
 * @throws LoadFailure
 */
export function loadFile(file: FileToLoad): Promise<void> {
  const known = loaded.get(file.url)
  if (known) return known
  const loading = attempt(file, file.url)
    .catch(async (failure: LoadFailure) => {
      if (failure.phase === 'evaluate') throw failure
      await pause(RETRY_PAUSE_MS)
      // a person is waiting: the retry gets half the time
      return attempt({ ...file, timeoutMs: file.timeoutMs / 2 }, changedUrl(file.url))
    })
    .catch(async (failure: LoadFailure) => {
      throw await diagnosed(failure, file)
    })
  loaded.set(file.url, loading)
  // a script that threw stays cached, or the next caller would run it again
  loading.catch(({ phase }: LoadFailure) => phase !== 'evaluate' && loaded.delete(file.url))
  return loading
}

/** Forgets that these files were loaded: a release tried again must not get a cached failure. */
export function forgetFiles(below: string): void {
  for (const url of loaded.keys()) if (url.startsWith(below)) loaded.delete(url)
}

let changes = 0
function changedUrl(url: string): string {
  changes += 1
  return `${url}?retry=${Date.now().toString(36)}${changes}`
}

function attempt(file: FileToLoad, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = file.kind === 'script' ? scriptElement(file, url) : styleElement(file, url)
    let thrown: string | null = null
    const watch = ({ filename, message }: ErrorEvent) => {
      if (filename === url) thrown = message
    }
    const end = (failure?: LoadFailure) => {
      clearTimeout(timer)
      removeEventListener('error', watch)
      element.onload = null
      element.onerror = null
      // the remote's own loader would mistake a dead <link> for the real one
      if (failure || file.kind === 'script') element.remove()
      if (failure) reject(failure)
      else resolve()
    }
    const timer = setTimeout(
      () =>
        end(new LoadFailure(file.phase, 'timeout', `${shortName(url)} took more than ${file.timeoutMs} ms`)),
      file.timeoutMs,
    )
    element.onload = () =>
      end(thrown === null ? undefined : new LoadFailure('evaluate', 'failed', `${shortName(url)}: ${thrown}`))
    element.onerror = () => end(new LoadFailure(file.phase, 'failed', `${shortName(url)} did not load`))
    if (file.kind === 'script') addEventListener('error', watch)
    document.head.append(element)
  })
}

function scriptElement({ integrity }: FileToLoad, url: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.fetchPriority = 'high'
  prepare(script, integrity)
  script.src = url
  return script
}

function styleElement({ integrity }: FileToLoad, url: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  prepare(link, integrity)
  link.href = url
  return link
}

/** The same mode as preload links and the remotes' own loaders; otherwise everything is fetched twice. */
function prepare(element: HTMLScriptElement | HTMLLinkElement, integrity: string | undefined): void {
  element.crossOrigin = 'anonymous'
  if (integrity) element.integrity = integrity
}

/** Browsers do not say why a script failed. Another request distinguishes a changed file from a missing one. */
async function diagnosed(failure: LoadFailure, file: FileToLoad): Promise<LoadFailure> {
  if (failure.outcome !== 'failed' || failure.phase === 'evaluate' || !file.integrity) return failure
  const ask = (init: RequestInit) => fetch(file.url, { signal: AbortSignal.timeout(DIAGNOSIS_MS), ...init })
  try {
    const plain = await ask({ cache: 'reload' })
    if (!plain.ok)
      return new LoadFailure(file.phase, 'failed', `${shortName(file.url)}: HTTP ${plain.status}`)
    await plain.arrayBuffer()
    const matches = await ask({ cache: 'force-cache', integrity: file.integrity }).then(
      () => true,
      () => false,
    )
    return matches
      ? failure
      : new LoadFailure(file.phase, 'integrity', `${shortName(file.url)} is not the file that was shipped`)
  } catch {
    // without any answer the network is at fault, not the release
    return new LoadFailure(file.phase, 'timeout', `${shortName(file.url)}: no answer`)
  }
}

const shortName = (url: string): string => url.replace(/^.*\/mf\//, '').replace(/\?.*$/, '')
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
