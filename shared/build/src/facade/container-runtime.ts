/**
 * The shell's side of the share scope. The library's runtime would add 19 KB to every first visit
 * (docs/decisions/0003-shell-api-and-containers.md).
 */
import { type Factory, load, type SharedVersion, type ShareScope } from './bundler-runtime.ts'

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
 * Also shares the modules under their names in the previous major (docs/decisions/0003-shell-api-and-containers.md):
 * the same instance, so that old and new remotes share one session. Libraries keep their own version.
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
