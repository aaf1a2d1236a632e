import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import type { Locale } from '@sureda/contract/codes/locale'
import type { Integrity } from '@sureda/contract/remote/integrity'
import { OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import { paths } from '@sureda/contract/remote/paths'
import type { ResolvedRegistry } from '../rollout/registry.ts'
import { fillCall } from './fill-call.ts'
import { bestMatch, type Params, redirected } from './path-match.ts'

export interface FileToLoad {
  href: string
  integrity: Integrity | undefined
}

/** Everything a path needs beyond the shell's first files. */
export interface Preloads {
  /** Pattern of the screen's address; undefined: no remote and no screen of the shell answers this path. */
  screen: string | undefined
  /** Public and the same for everyone, so search engines may show it. */
  isPublic: boolean
  scripts: FileToLoad[]
  styles: FileToLoad[]
  languageFiles: Record<Locale, string>[]
  calls: string[]
}

/** For a page whose screen is not known yet: only the shell's texts. */
export const preloadsForAnywhere = (shell: ShellFiles): Preloads => ({
  screen: OFFLINE_PAGE,
  isPublic: false,
  scripts: [],
  styles: [],
  languageFiles: [files(shell.locales as Record<Locale, string>, '/')],
  calls: [],
})

/** Screens of the shell by path; they must work when every remote is down. */
export const SHELL_SCREENS: readonly {
  path: string
  screen: string
  calls?: string[]
  isPublic?: true
  server?: true
  /** Queries for which the screen is rendered, too. */
  queries?: string[]
}[] = [
  {
    path: '/welcome',
    screen: 'welcome-screen',
    calls: ['/api/v1/settings/welcome'],
    isPublic: true,
    server: true,
  },
  { path: '/mobile-only', screen: 'mobile-only-screen', server: true },
  {
    path: '/login',
    screen: 'login-screen',
    isPublic: true,
    server: true,
    // reasons for a guard's redirect
    queries: ['error=login_required', 'error=access_denied', 'error=cms_access_denied'],
  },
  { path: '/registro', screen: 'register-screen', isPublic: true, server: true },
  { path: '/recuperar-contrasena', screen: 'forgot-password-screen' },
  { path: '/reset-password/:token', screen: 'reset-password-screen' },
  { path: '/confirmar-correo/:token', screen: 'confirm-email-screen' },
  // the phone takes the token out of the address and may reload the page
  { path: '/reset-password', screen: 'reset-password-screen' },
  { path: '/confirmar-correo', screen: 'confirm-email-screen' },
  { path: '/dashboard/*', screen: '' },
  { path: '/admin/*', screen: '' },
]

/** Screens of the shell that are shown in the layout of the remotes. */
const IN_THE_AREA: readonly string[] = [paths.offline()]

/** The part of the shell that only remotes need: share scope, layout, error cards. */
const REMOTE_RUNTIME = 'remote-runtime'

/**
 * The files of the screen at this path, so that the device requests all of them at once instead of entry → screen →
 * parts.
 * @param words parameters known beside the path; calls that need others are left to the screen
 * @param bundled true for the monolith preset, whose exposes are parts of the shell's own build
 */
export function preloadsFor(
  path: string,
  shell: ShellFiles,
  registry: ResolvedRegistry | undefined,
  words: Params,
  bundled = false,
): Preloads {
  const target = redirected(redirected(path))
  const shellLanguages = files(shell.locales as Record<Locale, string>, '/')
  const own = bestMatch(SHELL_SCREENS, target)
  if (own) {
    const parts = shell.screens[own.entry.screen] ?? { js: [], css: [] }
    return {
      screen: own.entry.path,
      isPublic: own.entry.isPublic === true,
      ...shellPart(parts, shell),
      languageFiles: [shellLanguages],
      calls: own.entry.calls ?? [],
    }
  }
  const routes = [...(registry?.records.values() ?? [])].flatMap((record) =>
    record.contributes.routes.map((route) => ({ ...route, record })),
  )
  const area = shell.screens[REMOTE_RUNTIME] ?? { js: [], css: [] }
  const match = bestMatch(routes, target)
  if (!match)
    return {
      screen: IN_THE_AREA.find((path) => path === target),
      isPublic: false,
      ...shellPart(area, shell),
      languageFiles: [shellLanguages],
      calls: [],
    }
  const { record, screen, preloadApi = [], access } = match.entry
  const isPublic = access === 'public'
  const remote = registry?.document.remotes[record.name]
  if (remote?.state !== 'active')
    return {
      screen: match.entry.path,
      isPublic,
      ...shellPart(area, shell),
      languageFiles: [shellLanguages],
      calls: [],
    }

  const name = screen.slice(2)
  const id = `${remote.manifest.name}/${name}`
  const assets = remote.manifest.exposes.find((expose) => expose.name === name)?.assets
  const below = (file: string): FileToLoad => ({
    href: `${remote.base}${file}`,
    integrity: remote.integrity[file],
  })
  const shared = (record.consumes[screen] ?? []).map((key) => shell.shared[key] ?? { js: [], css: [] })
  const parts = [area, ...(bundled ? [shell.shared[id] ?? { js: [], css: [] }] : shared)]
  const lazy = shellPart(
    { js: parts.flatMap((part) => part.js), css: parts.flatMap((part) => part.css) },
    shell,
  )
  return {
    screen: match.entry.path,
    isPublic,
    scripts: bundled
      ? lazy.scripts
      : [remote.manifest.metaData.remoteEntry.name, ...(assets?.js.sync ?? [])]
          .map(below)
          .concat(lazy.scripts),
    styles: bundled ? lazy.styles : lazy.styles.concat((assets?.css.sync ?? []).map(below)),
    languageFiles: [shellLanguages, files(remote.contributes.i18n.files, remote.base)],
    calls: preloadApi.flatMap((call) => fillCall(call, { ...words, ...match.params }) ?? []),
  }
}

function shellPart({ js, css }: { js: string[]; css: string[] }, shell: ShellFiles) {
  const load = (file: string): FileToLoad => ({ href: `/${file}`, integrity: shell.integrity[file] })
  return { scripts: [...new Set(js)].map(load), styles: [...new Set(css)].map(load) }
}

function files(byLocale: Record<Locale, string>, base: string): Record<Locale, string> {
  return Object.fromEntries(
    Object.entries(byLocale).map(([locale, file]) => [locale, `${base}${file}`]),
  ) as Record<Locale, string>
}

/** Addresses of the style sheets of shell and screen, in the order in which the page loads them. */
export const sheetsOf = (shell: ShellFiles, { styles }: Preloads): string[] => [
  ...shell.css.map((file) => `/${file}`),
  ...styles.map(({ href }) => href),
]
