/**
 * The one plugin of the federation runtime, and the only place that fetches code of remotes. It knows every file from the registry:
 * what is not listed there, or has no hash, is refused. Entry and parts of a screen are fetched side by side, each within its budget.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { releaseFault } from '../boot/registry-document.ts'
import { asLoadFailure, LoadFailure } from './load-failure.ts'
import { type FileToLoad, forgetFiles, loadFile } from './load-file.ts'
import { registerAgain } from './register-again.ts'
import { absolute, entryUrl, fallBack, type RemoteInUse, remoteOfContainer } from './remotes.ts'
import { report } from './telemetry.ts'

type Hooks = Omit<ModuleFederationRuntimePlugin, 'name'>
type Container = Extract<Awaited<ReturnType<NonNullable<Hooks['loadEntry']>>>, object>

/** Development builds have no hashes; in production a file without one is refused. */
const DEVELOPMENT = process.env.NODE_ENV === 'development'

export function remotesPlugin(): ModuleFederationRuntimePlugin {
  /** Version each running request began with, to tell a failed release from one already replaced. */
  const begun = new Map<string, string>()
  return {
    name: 'sureda-remotes',
    beforeRegisterRemote(args) {
      const remote = remoteOfContainer(args.remote.name)
      if (!remote || !('entry' in args.remote) || args.remote.entry !== entryUrl(remote.release))
        throw new Error(`${args.remote.name} is not the remote of the registry`)
      return args
    },
    async beforeRequest(args) {
      const remote = remoteOfContainer(args.id)
      if (remote) {
        begun.set(args.id, remote.release.version)
        startFiles(remote, args.id)
      }
      return args
    },
    async loadEntry({ remoteInfo }) {
      const remote = demand(remoteInfo.name)
      const { globalName } = remote.release.manifest.metaData
      await loadFile(entryFile(remote))
      const container = (window as unknown as Record<string, Container | undefined>)[globalName]
      if (!container) throw new LoadFailure('entry', 'failed', `${remote.name} left no container behind`)
      return container
    },
    async beforeGetExpose({ moduleInfo, expose }) {
      const remote = demand(moduleInfo.name)
      await Promise.all(partFiles(remote, expose.slice(2)).map(loadFile))
    },
    /** A release that cannot be loaded is replaced by the last one that could. */
    async errorLoadRemote({ id, lifecycle, error, origin }) {
      const remote = remoteOfContainer(id)
      if (lifecycle !== 'onLoad' || !remote) return
      const failed = begun.get(id)
      if (failed === remote.release.version) {
        reportFailure(remote, failed, error)
        forgetFiles(absolute(remote.release.base))
        if (!fallBack(remote)) return
        registerAgain(origin, registration(remote))
      }
      const recovered = await origin.loadRemote(id)
      report({ remote: remote.name, version: remote.release.version, phase: 'entry', outcome: 'recovered' })
      return recovered
    },
    // Nothing else of the runtime may fetch: these hooks would be its other ways to.
    fetch: (url) => Promise.reject(new Error(`Not in the registry: ${url}`)),
    createScript: ({ url }) => refuse(url),
    createLink: ({ url }) => refuse(url),
  }
}

/** What `registerRemotes` is told: the hashed entry itself, because the manifest is already known. */
export function registration(remote: RemoteInUse) {
  const entryGlobalName = remote.release.manifest?.metaData?.globalName ?? remote.container
  return { name: remote.container, entry: entryUrl(remote.release), entryGlobalName }
}

/** Fetches entry and screen side by side, without running anything of the screen. Failures are told to whoever asks for them. */
export function startFiles(remote: RemoteInUse, id: string): void {
  if (releaseFault(remote.name, remote.release)) return
  for (const start of [() => [entryFile(remote)], () => partFiles(remote, id.split('/')[1] ?? '')]) {
    try {
      for (const file of start()) loadFile(file).catch(() => {})
    } catch {
      // a file without a hash: refused again, and aloud, when it is needed
    }
  }
}

export function reportFailure(remote: RemoteInUse, version: string, error: unknown): void {
  const { phase, outcome, message } = asLoadFailure(error)
  report({ remote: remote.name, version, phase, outcome, message })
}

function demand(container: string): RemoteInUse {
  const remote = remoteOfContainer(container)
  if (!remote) throw new LoadFailure('manifest', 'failed', `${container} is not in the registry`)
  const fault = releaseFault(remote.name, remote.release)
  if (fault) throw new LoadFailure('manifest', 'failed', `${remote.name} ${fault}`)
  return remote
}

function entryFile({ release, entry }: RemoteInUse): FileToLoad {
  const file = release.manifest.metaData.remoteEntry.name
  return fileOf(release, file, 'entry', entry.budgetsMs?.entry ?? 10_000)
}

function partFiles({ name, release, entry }: RemoteInUse, expose: string): FileToLoad[] {
  const part = release.manifest.exposes.find((candidate) => candidate.name === expose)
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
    throw new LoadFailure(phase, 'integrity', `${file} stands outside its release`)
  const hash = integrity[file]
  if (!hash && !DEVELOPMENT) throw new LoadFailure(phase, 'integrity', `${file} has no hash`)
  const kind = file.endsWith('.css') ? 'style' : 'script'
  return { kind, url: url.href, integrity: hash, timeoutMs, phase }
}

function refuse(url: string): never {
  throw new Error(`Not loaded by the shell: ${url}`)
}
