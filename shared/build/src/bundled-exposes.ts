import type { Expose, RemoteDeclaration } from '@sureda/contract/registry'
import { exposesOf, readDeclaration } from './remote-declaration.ts'

export interface BundledRemote {
  dir: string
  declaration: RemoteDeclaration
  /** Expose → source file. */
  exposes: Record<Expose, string>
}

export function bundledRemote(dir: string): BundledRemote {
  const declaration = readDeclaration(dir)
  return { dir, declaration, exposes: exposesOf(dir, declaration) }
}

/** `mf_booking/reservation-list`, the address under which the federation runtime loads an expose. */
export const remoteId = (name: string, expose: Expose): string =>
  `${name.replaceAll('-', '_')}/${expose.slice(2)}`

/**
 * Module text that stands in for the federation runtime in the monolith: the same calls, answered by `import()` of the same sources, so
 * that the shell's code is compiled unchanged.
 */
export function bundledRuntimeSource(remotes: readonly BundledRemote[]): string {
  const entries = remotes.flatMap(({ declaration, exposes }) =>
    Object.entries(exposes).map(
      ([expose, file]) =>
        `  ${JSON.stringify(remoteId(declaration.name, expose as Expose))}: () => import(${JSON.stringify(file)}),`,
    ),
  )
  return `const exposes = {\n${entries.join('\n')}\n}
export const loadRemote = (id) => exposes[id]?.() ?? Promise.reject(new Error(id + ' is not in this bundle'))
export const init = () => instance
export const createInstance = init
export const getInstance = init
export const registerRemotes = () => {}
export const registerPlugins = () => {}
export const preloadRemote = () => Promise.resolve()
const instance = { loadRemote, registerRemotes, registerPlugins, preloadRemote, moduleCache: new Map() }
`
}

/** Entry text that runs one remote against the fake shell of shared/testing. */
export function standaloneSource(
  { dir, exposes, declaration }: BundledRemote,
  locales: readonly string[],
): string {
  const load = (wanted: readonly Expose[]) =>
    wanted
      .map((expose) => `    ${JSON.stringify(expose)}: () => import(${JSON.stringify(exposes[expose])}),`)
      .join('\n')
  return `import { startStandalone } from '@sureda/testing/standalone'
startStandalone({
  remoteJson: ${JSON.stringify(declaration)},
  screens: {\n${load(declaration.routes.map((route) => route.screen))}\n  },
  slots: {\n${load(declaration.slots.map((slot) => slot.component))}\n  },
  locales: {\n${locales
    .map(
      (locale) =>
        `    ${locale}: () => import(${JSON.stringify(`${dir}/locales/${locale}.json`)}).then((file) => file.default),`,
    )
    .join('\n')}\n  },
})
`
}
