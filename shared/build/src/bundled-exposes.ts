import type { Expose, RemoteDeclaration } from '@sureda/contract/remote/registry'
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

/** `mf_booking/reservation-list`: a part of a remote in one word. */
export const remoteId = (name: string, expose: Expose): string =>
  `${name.replaceAll('-', '_')}/${expose.slice(2)}`

/**
 * Module text that replaces the shell's `federation/containers.ts` in the monolith: the same functions, implemented by
 * `import()` of the same sources, so that the rest of the shell is compiled unchanged. Like other lazy routes, nothing
 * is prefetched.
 */
export function bundledContainersSource(remotes: readonly BundledRemote[]): string {
  const entries = remotes.flatMap(({ declaration, exposes }) =>
    Object.entries(exposes).map(
      ([expose, file]) =>
        `  ${JSON.stringify(remoteId(declaration.name, expose as Expose))}: () => import(${JSON.stringify(file)}),`,
    ),
  )
  return `const exposes = {\n${entries.join('\n')}\n}
const idOf = ({ container }, expose) => container + '/' + expose.slice(2)
export const openPart = (remote, expose) =>
  exposes[idOf(remote, expose)]?.() ?? Promise.reject(new Error(idOf(remote, expose) + ' is not in this bundle'))
export const closeContainer = () => {}
export const prefetchFiles = () => {}
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
  const languageFile = (locale: string) => JSON.stringify(`${dir}/locales/${locale}.json`)
  return `import { startStandalone } from '@sureda/testing/standalone'
const started = startStandalone({
  remoteJson: ${JSON.stringify(declaration)},
  screens: {\n${load(declaration.routes.map((route) => route.screen))}\n  },
  slots: {\n${load(declaration.slots.map((slot) => slot.component))}\n  },
  locales: {\n${locales
    .map((locale) => `    ${locale}: () => import(${languageFile(locale)}).then((file) => file.default),`)
    .join('\n')}\n  },
})
import.meta.webpackHot?.accept([${locales.map(languageFile).join()}], () => started.then((takeWords) => takeWords()))
`
}
