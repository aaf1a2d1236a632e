/**
 * The one list of what the shell provides to remotes: the document of the shell API. The host preset generates the share scope from
 * it, the remote preset asks for it, `ship` compares both. Only the shell provides; a remote that carried its own copy would bring
 * a second React or a second session.
 */
import path from 'node:path'
import { SHELL_API_VERSION } from '@sureda/contract/shell-api'
import { formerKeysOf } from './former-keys.ts'
import { catalogVersion, folderNames, moduleNames, ROOT } from './workspace.ts'

export interface SharedModule {
  /** The import that remotes write. */
  key: string
  version: string
  /** `eager`: comes with the part of the shell that remotes need. `lazy`: fetched when a remote first asks for it. */
  load: 'eager' | 'lazy'
  /** Lazy parts of one name are fetched together. */
  chunk?: string
  /** Curated re-export that is given out in its place. Shared modules are not tree-shaken; this keeps react-router-dom at 29 instead of 59 KB. */
  facade?: string
  /** Names under which releases of before ask for the same module (docs/decisions/0128). */
  formerKeys: readonly string[]
}

const library = (key: string, more: Partial<SharedModule> = {}): SharedModule => ({
  key,
  version: catalogVersion(packageOf(key)),
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
  library('zustand'),
  library('zod', { load: 'lazy', facade: 'zod' }),
]

/** The scoped or plain package name of an import: `react-dom/client` → `react-dom`. */
function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Parts of the design system that nearly every screen of a remote shows: small, and in the file that comes with the first remote anyway. */
const UI_EVERYWHERE: readonly string[] = [
  'avatar',
  'badge',
  'banner',
  'card',
  'card-list',
  'card-meta',
  'card-title',
  'disclosure',
  'fact-list',
  'favorite-button',
  'floating-pill',
  'formatter',
  'hero-card',
  'image-card',
  'list-card',
  'picture',
  'price',
  'quiet-line',
  'rating',
  'scroll-row',
  'section',
  'slot-context',
  'stack',
  'stat',
  'text-link',
]

/**
 * Parts that screens use together. One request for each part would be a dozen on a form; one lump would be 40 KB that a screen does not
 * need. A part that stands in no list is fetched alone.
 */
const UI_CHUNKS: Record<string, readonly string[]> = {
  charts: ['bar-chart', 'chart-figure', 'elevation-profile', 'ring-chart', 'spark-chart', 'sparkline'],
  choice: [
    'active-filters',
    'calendar-date',
    'checkbox',
    'chip',
    'chip-group',
    'choice',
    'choice-set',
    'option-cards',
    'radio-group',
    // a list's words stand beside its chips
    'search-field',
    'segmented-control',
    'select',
    'switch',
    'tabs',
  ],
  forms: [
    'date-field',
    'date-picker',
    'date-strip',
    'fault-notice',
    'field-error',
    'file-button',
    'form',
    'native-input',
    'rating-input',
    'stepper',
    'text-area',
    'text-field',
    'time-field',
    'time-slots',
    'typed-number',
  ],
  // of a detail page
  plate: ['agency-card', 'gallery'],
  viewer: ['dark-room', 'gallery-viewer'],
  media: ['clock-time', 'media-player', 'media-seek', 'media-session', 'media-speed', 'skip-button'],
  // each small; a file costs the first screen the name and the hash by which it is found
  progress: ['meter', 'progress-bar', 'progress-ring', 'steps'],
  overlays: [
    'bottom-sheet',
    'confirm-dialog',
    'dialog',
    'filter-sheet',
    'sheet-head',
    'sheet-panel',
    'side-menu',
  ],
}

const uiChunk = (part: string): string => {
  const chunk = Object.keys(UI_CHUNKS).find((name) => UI_CHUNKS[name]?.includes(part))
  return `ui-${chunk ?? part}`
}

/** Folders that no first screen needs; all others come with the part of the shell that remotes need. */
const LATER = ['export', 'features/games', 'features/reservations', 'forms', 'replay']

/** Every shared module; the parts of our own packages are read from their folders, so a new file is shared without a second list. */
export function sharedModules(): SharedModule[] {
  const part = (key: string, more: Partial<SharedModule>): SharedModule => ({
    key,
    version: SHELL_API_VERSION,
    load: 'eager',
    formerKeys: formerKeysOf(key),
    ...more,
  })
  return [
    ...LIBRARIES,
    ...folderNames('shared/remote').map((name) =>
      part(
        `@sureda/remote/${name}`,
        LATER.includes(name)
          ? { load: 'lazy', chunk: name === 'forms' ? 'ui-forms' : name.replace('/', '-') }
          : {},
      ),
    ),
    ...moduleNames('shared/ui').map((name) =>
      part(`@sureda/ui/${name}`, UI_EVERYWHERE.includes(name) ? {} : { load: 'lazy', chunk: uiChunk(name) }),
    ),
  ]
}

/** `shared` option of a remote: everything from the shell, nothing carried along, a wrong version is a contained error. */
export function sharedByShell(): Record<string, object> {
  return Object.fromEntries(
    sharedModules().map(({ key, version }) => [
      key,
      { import: false, singleton: true, strictVersion: true, requiredVersion: `^${version}` },
    ]),
  )
}

/** Source file of a facade. */
export const facadeFile = (name: string): string => path.join(ROOT, 'shared/build/src/facade', `${name}.ts`)
