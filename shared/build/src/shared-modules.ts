/**
 * The list of modules that the shell provides to remotes. The host preset generates the share scope from it, the
 * remote preset consumes it, `ship` compares both. Only the shell provides; a remote that carried its own copy would
 * bring
 * a second React or a second session.
 */
import path from 'node:path'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { formerKeysOf } from './former-keys.ts'
import { EXTENSION, folderNames, libraryVersion } from './workspace.ts'

export interface SharedModule {
  /** The import that remotes write. */
  key: string
  version: string
  /** `eager`: comes with the part of the shell that remotes need. `lazy`: fetched when a remote first asks for it. */
  load: 'eager' | 'lazy'
  /** Lazy parts of one name are fetched together. */
  chunk?: string
  /** Curated re-export that is shared instead. Shared modules are not tree-shaken; this keeps react-router-dom at 29 instead of 59 KB. */
  facade?: string
  /** Names of the same module in the previous major (docs/decisions/0003-shell-api-and-containers.md). */
  formerKeys: readonly string[]
}

const library = (key: string, more: Partial<SharedModule> = {}): SharedModule => ({
  key,
  version: libraryVersion(packageOf(key)),
  load: 'eager',
  formerKeys: [],
  ...more,
})

const LIBRARIES = [
  library('react'),
  library('react/jsx-runtime'),
  library('react/compiler-runtime'),
  library('react-dom'),
  library('react-dom/client'),
  library('react-router-dom', { facade: 'react-router-dom', formerKeys: ['react-router'] }),
  library('@tanstack/react-query', { facade: 'react-query' }),
  library('i18next'),
  library('react-i18next', { facade: 'react-i18next' }),
  library('zustand', { facade: 'zustand' }),
  library('zod', { load: 'lazy', facade: 'zod' }),
]

/** The scoped or plain package name of an import: `react-dom/client` → `react-dom`. */
function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Folders that are fetched when a screen first uses them. All others come with the part of the shell that remotes need. */
const LATER: Record<string, readonly string[]> = {
  '@sureda/remote': ['export', 'features/games', 'features/reservations', 'forms', 'replay', 'unsaved'],
  '@sureda/ui': [
    'brand',
    'calendar',
    'charts',
    'choice',
    'forms',
    'gallery',
    'media',
    'overlays',
    'qr',
    'viewer',
  ],
}

/** A folder is a shared module; each lazy one is a file. Lazy folders of one name are fetched together, such as the `forms` of both packages. */
const folders = (name: string): SharedModule[] =>
  folderNames(name).map((folder) => {
    const key = `${name}/${folder}`
    const shared = { key, version: SHELL_API_VERSION, formerKeys: formerKeysOf(key) }
    return LATER[name]?.includes(folder)
      ? { ...shared, load: 'lazy', chunk: folder.replace('/', '-') }
      : { ...shared, load: 'eager' }
  })

/** Every shared module; folders of `remote` and `ui` are read from disk, so a new one needs no second list. */
export const sharedModules = (): SharedModule[] => [
  ...LIBRARIES,
  ...folders('@sureda/remote'),
  ...folders('@sureda/ui'),
]

/** `shared` option of a remote: everything comes from the shell, without fallback; a wrong version fails only that screen. */
export function sharedByShell(): Record<string, object> {
  return Object.fromEntries(
    sharedModules().map(({ key, version }) => [
      key,
      { import: false, singleton: true, strictVersion: true, requiredVersion: `^${version}` },
    ]),
  )
}

/** File of a facade. */
export const facadeFile = (name: string): string =>
  path.join(import.meta.dirname, 'facade', `${name}${EXTENSION}`)
