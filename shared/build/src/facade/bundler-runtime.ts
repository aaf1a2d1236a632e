/**
 * The runtime of a container: the part of `@module-federation/webpack-bundler-runtime` that a remote needs if it
 * shares nothing and opens no other remote (docs/decisions/0003-shell-api-and-containers.md). It speaks the public
 * contract on
 * both sides: a share scope as every container takes it, and the calls that Rspack's federation plugin writes into a remote entry.
 */
export type Factory = () => unknown

/** One version of a shared module, in the form that containers of any kind read. */
export interface SharedVersion {
  version: string
  from: string
  scope: string[]
  strategy: 'loaded-first' | 'version-first'
  shareConfig: { singleton: boolean; requiredVersion: string; eager: boolean }
  eager: boolean
  get: () => Promise<Factory> | Factory
  /** Set once the module is loaded. */
  lib?: Factory
  loaded?: boolean
  loading?: Promise<Factory> | null
}

/** Shared module → version → how to load it. */
export type ShareScope = Record<string, Record<string, SharedVersion>>

interface Handler {
  shareKey: string
  shareInfo: { shareConfig: { requiredVersion: string | false } }
}

interface ModuleRecord {
  exports: unknown
}

/** The parts of the bundler's runtime inside a remote that this file uses. */
interface Webpack {
  m: Record<string, (module: ModuleRecord) => void>
  c: Record<string, unknown>
  S: Record<string, ShareScope>
  federation: { initOptions: { name: string } }
}

interface Consumer {
  moduleToHandlerMapping: Record<string, Handler>
  /** 0: installed; a promise: loading. */
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
      // loaded modules are provided synchronously: a screen uses a dozen of them
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

/**
 * The version to use. The shell shares each module in one version, or two where the previous major used the same key.
 * Another host may have several: a loaded one goes first, because a second React would break the page.
 */
function provided({ S, federation }: Webpack, { shareKey, shareInfo }: Handler): SharedVersion {
  const versions = Object.values(S.default?.[shareKey] ?? {})
  const { requiredVersion } = shareInfo.shareConfig
  const fitting = versions.filter(({ version }) => !requiredVersion || isWithin(version, requiredVersion))
  const shared = fitting.find(({ lib, loading }) => lib ?? loading) ?? fitting[0]
  if (versions.length === 0)
    throw new Error(`There is no satisfying version of ${shareKey}: the page does not share it`)
  if (!shared)
    throw new Error(
      `Version ${versions.map(({ version }) => version).join(' or ')} of ${shareKey} does not satisfy the requirement of ${federation.initOptions.name}, which needs ${requiredVersion}`,
    )
  return shared
}

/** Whether a version is in a range as `sharedByShell` writes it, `^19.3.1`. Other ranges would cost 0.4 KB in each entry. */
function isWithin(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version)
  const [same, least = 0, leastPatch = 0] = numbersOf(range)
  return major === same && (minor > least || (minor === least && patch >= leastPatch))
}

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

/** A failed load is tried again by the next caller. */
export function load(shared: SharedVersion): Promise<Factory> {
  shared.loading ??= Promise.resolve(shared.get()).then(
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

export const bundlerRuntime = {
  S: {},
  init: ({ webpackRequire }: { webpackRequire: Webpack }) => ({
    name: webpackRequire.federation.initOptions.name,
  }),
  initContainerEntry({ webpackRequire, shareScope, shareScopeKey = 'default' }: ContainerInit): boolean {
    webpackRequire.S[shareScopeKey] = shareScope
    return true
  },
  consumes,
  installInitialConsumes,
}
