/**
 * What the containers of remotes need at run time, provided by the shell: the part of `@module-federation/webpack-bundler-runtime` and of the
 * runtime below it that is left when only the shell shares anything and only the shell opens remotes (docs/decisions/0003-shell-api-and-containers.md). The whole is
 * 19 KB on the wire of every first visit; this is 1. It speaks the public contract on both sides: a share scope as every container takes it, and
 * the calls that Rspack's federation plugin writes into a remote entry.
 */
import { satisfiesRange } from '@sureda/contract/rules/satisfies-range'

type Factory = () => unknown

/** One version of a shared module, in the form that containers of any kind read. */
export interface SharedVersion {
  version: string
  from: string
  scope: string[]
  strategy: 'loaded-first'
  shareConfig: { singleton: boolean; requiredVersion: string; eager: boolean }
  eager: boolean
  get: () => Promise<Factory>
  /** Set once the module is here. */
  lib?: Factory
  loaded?: boolean
  loading?: Promise<Factory> | null
}

/** Shared module → version → how to have it. */
export type ShareScope = Record<string, Record<string, SharedVersion>>

interface Handler {
  shareKey: string
  shareInfo: { shareConfig: { requiredVersion: string | false } }
}

interface ModuleRecord {
  exports: unknown
}

/** The bundler's own runtime inside a remote, as far as it is touched here. */
interface Webpack {
  m: Record<string, (module: ModuleRecord) => void>
  c: Record<string, unknown>
  S: Record<string, ShareScope>
  federation: { initOptions: { name: string } }
}

interface Consumer {
  moduleToHandlerMapping: Record<string, Handler>
  /** 0: installed; a promise: on its way. */
  installedModules: Record<string, unknown>
  webpackRequire: Webpack
}

interface Chunk extends Consumer {
  chunkId: string
  promises: unknown[]
  chunkMapping: Record<string, string[] | undefined>
}

/** Makes the shared modules of one chunk available. A refusal is thrown where the module is used, so that it is an error of that screen. */
function consumes(chunk: Chunk): void {
  const { installedModules, moduleToHandlerMapping, promises, webpackRequire } = chunk
  for (const id of chunk.chunkMapping[chunk.chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id])
      continue
    }
    const handler = moduleToHandlerMapping[id]
    if (!handler) continue
    const provide = (factory: Factory) => {
      installedModules[id] = 0
      install(webpackRequire, id, factory)
    }
    const refuse = (error: unknown) => {
      delete installedModules[id]
      install(webpackRequire, id, () => {
        throw error
      })
    }
    try {
      const shared = provided(webpackRequire, handler)
      // what is already here needs no turn of the event loop: a screen takes a dozen of these
      if (shared.lib) provide(shared.lib)
      else {
        installedModules[id] = load(shared).then(provide, refuse)
        promises.push(installedModules[id])
      }
    } catch (error) {
      refuse(error)
    }
  }
}

/** Shared modules in the entry's own chunk: nothing is initialised when it runs, so they are looked up when they are used. */
function installInitialConsumes(entry: Consumer & { initialConsumes: string[] }): void {
  const { initialConsumes, moduleToHandlerMapping, webpackRequire } = entry
  for (const id of initialConsumes)
    install(webpackRequire, id, () => {
      const handler = moduleToHandlerMapping[id]
      const lib = handler && provided(webpackRequire, handler).lib
      if (!lib)
        throw new Error(`${handler?.shareKey ?? id} is not here yet: its screen must be split from the entry`)
      return lib()
    })
}

function install({ m, c }: Webpack, id: string, factory: Factory): void {
  m[id] = (module) => {
    delete c[id]
    module.exports = factory()
  }
}

/** The shell shares every module once, as a singleton; a key that the version before had as well has both: one fits or the remote is refused. */
function provided({ S, federation }: Webpack, { shareKey, shareInfo }: Handler): SharedVersion {
  const versions = Object.values(S.default?.[shareKey] ?? {})
  const { requiredVersion } = shareInfo.shareConfig
  const shared = versions.find(({ version }) => !requiredVersion || satisfiesRange(version, requiredVersion))
  if (versions.length === 0)
    throw new Error(`There is no satisfying version of ${shareKey}: the shell does not share it`)
  if (!shared)
    throw new Error(
      `Version ${versions.map(({ version }) => version).join(' or ')} of ${shareKey} does not satisfy the requirement of ${federation.initOptions.name}, which needs ${requiredVersion}`,
    )
  return shared
}

/** A file that was lost on the way is asked for again by what needs it next. */
function load(shared: SharedVersion): Promise<Factory> {
  shared.loading ??= shared.get().then(
    (factory) => {
      shared.loaded = true
      shared.lib = factory
      return factory
    },
    (error: unknown) => {
      shared.loading = null
      throw error
    },
  )
  return shared.loading
}

interface ContainerInit {
  webpackRequire: Webpack
  shareScope: ShareScope
  shareScopeKey?: string
}

interface Instance {
  name: string
}

declare global {
  var __FEDERATION__: { __INSTANCES__: Instance[] } | undefined
}

/** Who runs in this page, where the library and its developer tools keep it. */
const running: Instance[] = [{ name: 'shell' }]
globalThis.__FEDERATION__ = { __INSTANCES__: running }

/** Handed to every remote on the window (see preset/provided-runtime.ts). */
export const federation = {
  bundlerRuntime: {
    S: {},
    init({ webpackRequire }: { webpackRequire: Webpack }): Instance {
      const instance = { name: webpackRequire.federation.initOptions.name }
      running.push(instance)
      return instance
    },
    initContainerEntry({ webpackRequire, shareScope, shareScopeKey = 'default' }: ContainerInit): boolean {
      webpackRequire.S[shareScopeKey] = shareScope
      return true
    },
    consumes,
    installInitialConsumes,
  },
}

/** A module of the share scope that came with the shell. */
export const eager = (version: string, lib: Factory): SharedVersion => ({
  ...shared(version, true, () => Promise.resolve(lib)),
  lib,
  loaded: true,
})

/** A module that the shell fetches when a remote first asks for it. */
export const lazy = (version: string, load: () => Promise<unknown>): SharedVersion =>
  shared(version, false, () => load().then((module) => () => module))

const shared = (version: string, eager: boolean, get: SharedVersion['get']): SharedVersion => ({
  version,
  from: 'shell',
  scope: ['default'],
  strategy: 'loaded-first',
  shareConfig: { singleton: true, requiredVersion: `^${version}`, eager },
  eager,
  get,
})

/** Key → its one version. */
export const scopeOf = (modules: Record<string, SharedVersion>): ShareScope =>
  Object.fromEntries(Object.entries(modules).map(([key, shared]) => [key, { [shared.version]: shared }]))

/** Former keys of a module, and its exports that have another name now: former → current. */
export type Former = readonly [keys: string, renamed?: Record<string, string>]
export type FormerTable = Record<string, Former>

/**
 * Gives the modules out under the names of the version before as well (docs/decisions/0003-shell-api-and-containers.md): the same instance, so that a remote of before and one
 * of today share one session. Libraries keep their own version.
 */
export function withFormerKeys(scope: ShareScope, formerVersion: string, table: FormerTable): ShareScope {
  for (const [key, [keys, renamed]] of Object.entries(table)) {
    const shared = Object.values(scope[key] ?? {})[0]
    if (!shared) continue
    const version = key.startsWith('@sureda/') ? formerVersion : shared.version
    const named = (factory: Factory) => (renamed ? () => withFormerNames(factory(), renamed) : factory)
    for (const formerKey of keys.split(' '))
      scope[formerKey] = {
        ...scope[formerKey],
        [version]: {
          ...shared,
          version,
          shareConfig: { ...shared.shareConfig, requiredVersion: `^${version}` },
          ...(shared.lib ? { lib: named(shared.lib) } : {}),
          get: () => load(shared).then(named),
        },
      }
  }
  return scope
}

function withFormerNames(module: unknown, renamed: Record<string, string>): unknown {
  const current = module as Record<string, unknown>
  return {
    ...current,
    ...Object.fromEntries(Object.entries(renamed).map(([former, name]) => [former, current[name]])),
  }
}
