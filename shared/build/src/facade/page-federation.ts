/**
 * Describes this page for the federation library's runtime, which a remote may carry, and for its developer tools: a
 * host, what it shares, and the remotes that it has opened.
 */
import type { Release } from '@sureda/contract/remote/registry'
import type { ShareScope } from './bundler-runtime.ts'

interface ModuleInfo {
  version: string
  globalName: string
  remoteEntry: string
  publicPath: string
  remotesInfo: Record<string, { matchedVersion: string }>
  shared: { sharedName: string; version: string }[]
  modules: { moduleName: string; assets: unknown }[]
}

interface Instance {
  name: string
  /** The library looks here for an instance of its own; one with a version is never mistaken for it. */
  options: { id: string; name: string; version: string; plugins: []; remotes: object[]; shared: object }
  moduleCache: Map<string, { remoteInfo: object }>
  shareScopeMap: Record<string, ShareScope>
}

interface PageFederation {
  __GLOBAL_PLUGIN__: unknown[]
  __INSTANCES__: Instance[]
  __SHARE__: Record<string, Record<string, ShareScope>>
  __MANIFEST_LOADING__: object
  __PRELOADED_MAP__: Map<string, boolean>
  __PRELOADED_ASSETS__: Set<string>
  moduleInfo: Record<string, ModuleInfo>
}

/** Not declared globally, because the library declares it with another type. */
const page = globalThis as unknown as { __FEDERATION__?: Partial<PageFederation> }

const HOST = 'shell'

/** Announces the shell as the host of this page. A browser extension may have written the object before. */
export function announceShell(version: string, shareScope: ShareScope): void {
  const known: PageFederation = {
    __GLOBAL_PLUGIN__: [],
    __INSTANCES__: [],
    __SHARE__: {},
    __MANIFEST_LOADING__: {},
    __PRELOADED_MAP__: new Map(),
    __PRELOADED_ASSETS__: new Set(),
    moduleInfo: {},
    ...page.__FEDERATION__,
  }
  const shareScopeMap = { default: shareScope }
  const options: Instance['options'] = { id: HOST, name: HOST, version, plugins: [], remotes: [], shared: {} }
  known.__INSTANCES__.push({ name: HOST, options, moduleCache: new Map(), shareScopeMap })
  known.__SHARE__[HOST] = shareScopeMap
  known.moduleInfo[HOST] = {
    version,
    globalName: HOST,
    remoteEntry: '',
    publicPath: '/',
    remotesInfo: {},
    shared: Object.entries(shareScope).flatMap(([sharedName, versions]) =>
      Object.keys(versions).map((one) => ({ sharedName, version: one })),
    ),
    modules: [],
  }
  page.__FEDERATION__ = known
}

/** Announces that the shell has opened a release. */
export function announceRemote({
  version,
  base,
  manifest,
}: Pick<Release, 'version' | 'base' | 'manifest'>): void {
  const { __INSTANCES__: instances = [], moduleInfo = {} } = page.__FEDERATION__ ?? {}
  const host = instances.find(({ name }) => name === HOST)
  if (!host) return
  const { name, metaData, exposes } = manifest
  const { globalName, remoteEntry } = metaData
  const publicPath = new URL(base, location.origin).href
  const entry = publicPath + remoteEntry.name
  const remoteInfo = {
    name,
    version,
    entry,
    entryGlobalName: globalName,
    type: 'global',
    shareScope: 'default',
  }
  host.options.remotes.push(remoteInfo)
  host.moduleCache.set(name, { remoteInfo })
  const shell = moduleInfo[HOST]
  if (shell) shell.remotesInfo[name] = { matchedVersion: version }
  moduleInfo[`${name}:${version}`] = {
    version,
    globalName,
    remoteEntry: remoteEntry.name,
    publicPath,
    remotesInfo: {},
    shared: [],
    modules: exposes.map(({ name: moduleName, assets }) => ({ moduleName, assets })),
  }
}
