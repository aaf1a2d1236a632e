/**
 * The only place that fetches files of remotes. It knows every file from the registry: unlisted files and files without
 * hash are refused. Entry and screen are fetched in parallel, each within its budget.
 */
import type { Expose } from '@sureda/contract/remote/registry'
import { releaseFault } from '../boot/registry-document.ts'
import { asLoadFailure, LoadFailure } from './load-failure.ts'
import { type FileToLoad, loadFile } from './load-file.ts'
import type { RemoteInUse } from './remotes.ts'
import { report } from './telemetry.ts'

/** Development builds have no hashes; in production a file without one is refused. */
const DEVELOPMENT = process.env.NODE_ENV === 'development'

/** Fetches entry and screen in parallel, without running the screen. Failures reach the code that awaits the files. */
export function startFiles(remote: RemoteInUse, expose: Expose): void {
  if (releaseFault(remote.name, remote.release)) return
  for (const start of [() => [entryFile(remote)], () => partFiles(remote, expose)]) {
    try {
      for (const file of start()) loadFile(file).catch(() => {})
    } catch {
      // a file without hash: refused and reported when it is needed
    }
  }
}

/**
 * Fetches entry and screen, without running the screen.
 * @throws LoadFailure
 */
export async function fetchFiles(remote: RemoteInUse, expose: Expose): Promise<void> {
  checkRelease(remote)
  await Promise.all([entryFile(remote), ...partFiles(remote, expose)].map(loadFile))
}

export function reportFailure(remote: RemoteInUse, version: string, error: unknown): void {
  const { phase, outcome, message } = asLoadFailure(error)
  report({ remote: remote.name, version, phase, outcome, message })
}

/** @throws LoadFailure if the registry describes the release wrongly */
export function checkRelease(remote: RemoteInUse): void {
  const fault = releaseFault(remote.name, remote.release)
  if (fault) throw new LoadFailure('manifest', 'failed', `${remote.name} ${fault}`)
}

export function entryFile({ release, entry }: RemoteInUse): FileToLoad {
  const file = release.manifest.metaData.remoteEntry.name
  return fileOf(release, file, 'entry', entry.budgetsMs?.entry ?? 10_000)
}

export function partFiles({ name, release, entry }: RemoteInUse, expose: Expose): FileToLoad[] {
  const part = release.manifest.exposes.find((candidate) => candidate.name === expose.slice(2))
  if (!part) throw new LoadFailure('manifest', 'failed', `${name} has no part ${expose}`)
  const { js, css } = part.assets
  return [...css.sync, ...js.sync].map((file) =>
    fileOf(release, file, 'chunk', entry.budgetsMs?.chunk ?? 10_000),
  )
}

function fileOf(
  { base, integrity }: RemoteInUse['release'],
  file: string,
  phase: FileToLoad['phase'],
  timeoutMs: number,
): FileToLoad {
  const url = new URL(base + file, location.origin)
  if (url.origin !== location.origin || !url.pathname.startsWith(base))
    throw new LoadFailure(phase, 'integrity', `${file} is outside its release`)
  const hash = integrity[file]
  if (!hash && !DEVELOPMENT) throw new LoadFailure(phase, 'integrity', `${file} has no hash`)
  const kind = file.endsWith('.css') ? 'style' : 'script'
  return { kind, url: url.href, integrity: hash, timeoutMs, phase }
}
