/**
 * Types of releases: the declaration of a remote (remote.json), the result of a build (Release), and what one visitor
 * gets (RegistryDocument, BootDocument). Types only: `shared/build` has the schema that checks remote.json.
 */

import type { TenantFeature } from '../codes/enums.ts'
import type { Locale } from '../codes/locale.ts'
import type { AccessLevel } from '../rules/access.ts'
import type { Tenant } from '../schemas/platform/tenant.ts'
import type { Integrity } from './integrity.ts'
import type { OfflinePackKind } from './offline.ts'

/** `mf-` and lower-case words. Open, because a new remote must not need a release of the shell. */
export type RemoteName = `mf-${string}`

/** `./` and the kebab-case name of a screen or slot component: the federation expose. */
export type Expose = `./${string}`

export const OFFLINE_POLICIES = ['last-seen', 'never'] as const
export type OfflinePolicy = (typeof OFFLINE_POLICIES)[number]

/** Menus that can show a screen: the last two are lists on the profile screen and in the guide area. */
export const MENUS = ['side-menu', 'bottom-bar', 'header', 'profile', 'guide'] as const
export type MenuName = (typeof MENUS)[number]
/** Parts of the side menu, from top to bottom. */
export const MENU_SECTIONS = ['main', 'package', 'mine', 'account'] as const
export type MenuSection = (typeof MENU_SECTIONS)[number]
export const NAV_AUDIENCES = [
  'guest',
  'signed-in',
  'guide',
  'operator',
  'active-package',
  'package-without-route',
] as const
/** Ids of the active package that the address of a menu item may contain. */
export const PACKAGE_PARAMS = ['packageId', 'routeId'] as const

/** Monday and Sunday of the current week in the territory, `YYYY-MM-DD`: values a page knows besides its path. */
export const WEEK_PARAMS = ['weekFrom', 'weekTo'] as const

export interface RouteContribution {
  /** React Router pattern, absolute: `/experiencias/:id`. */
  path: string
  screen: Expose
  access: AccessLevel
  /** i18next key with namespace: `booking:list.title`. */
  title: string
  /** `last-seen` (default): the screen opens offline with cached answers. `never`: it says that it needs the network. */
  offline?: OfflinePolicy
  /**
   * First calls of the screen, started while its code is loading; `:name` is filled from the path, `:weekFrom` and
   * `:weekTo` with this week.
   */
  preloadApi?: string[]
  /** Further public calls of the screen, stored with every pack saved for offline use. */
  offlineApi?: string[]
  /** The call whose item gives the link preview its title, text and picture. Without it the brand's own card is used. */
  previewApi?: string
  /**
   * Lists whose items this screen shows, one per `:parameter` in order: the territory's pack includes all of them, and
   * the sitemap lists them.
   */
  itemsApi?: string[]
  /** The server renders this screen for people without session: its calls are those of `preloadApi` and `offlineApi`. */
  server?: boolean
  /** Packs besides the territory's that include this screen. With parameters: those of its first parameter's item. */
  packs?: Exclude<OfflinePackKind, 'territory'>[]
  /** Open even to people without mobile access, who are redirected to their office's dashboard elsewhere. */
  withoutMobileAccess?: boolean
  /** A link to it prompts guests to sign in on the current screen, instead of opening the login screen. */
  asksGuests?: boolean
}

/**
 * Access to addresses that have no screen (yet): people are asked to sign in instead of getting "not found". A screen's
 * own rule has priority.
 */
export interface GuardContribution {
  /** An address, or `/guia/*` for it and everything below. */
  path: string
  access: AccessLevel
  withoutMobileAccess?: boolean
}

/** One item of one menu. */
export interface NavContribution {
  in: MenuName
  /** Section of the side menu; default `mine`. */
  section?: MenuSection
  /** A screen of the same remote. `:packageId` and `:routeId` are those of the person's active package. */
  path: string
  /** i18next key with namespace. */
  label: string
  /** Second line, in menus that have one (profile): i18next key with namespace. */
  text?: string
  icon: string
  /** Position among all items of the menu, across remotes. */
  order: number
  /** Shown to everyone by default. */
  when?: (typeof NAV_AUDIENCES)[number]
  /** Hidden where the office has switched this feature off. */
  feature?: TenantFeature
}

/** As the build writes it. */
export interface BuiltNav extends NavContribution {
  /** The label in each language, for menus around every screen: they are shown before the remote's texts load. */
  words?: Partial<Record<Locale, string>>
}

export interface SlotContribution {
  /** Named place on a screen: `experience.booking`. */
  slot: string
  component: Expose
}

/** Content of `remote.json`. */
export interface RemoteDeclaration {
  $schema?: string
  name: RemoteName
  requires: { shellApi: string }
  routes: RouteContribution[]
  slots: SlotContribution[]
  nav: NavContribution[]
  guards?: GuardContribution[]
  i18n: { namespace: string }
}

/** What the shell builds its router, menus, slots and languages from, before fetching any code of the remote. */
export interface Contributions {
  routes: RouteContribution[]
  slots: SlotContribution[]
  nav: BuiltNav[]
  guards?: GuardContribution[]
  i18n: {
    namespace: string
    /** Language file relative to `base`: `locales/ca.1a2b3c4d.json`. */
    files: Record<Locale, string>
  }
}

interface AssetList {
  sync: string[]
  async: string[]
}

/** The part of Module Federation's manifest that its runtime reads. */
export interface MfManifest {
  id: string
  name: string
  metaData: {
    name: string
    type: string
    globalName: string
    pluginVersion?: string
    publicPath: string
    buildInfo: { buildVersion: string; buildName: string }
    remoteEntry: { name: string; path: string; type: string }
    /** Entry of the server build; absent where a release has none. */
    ssrRemoteEntry?: { name: string; path: string; type: string }
    types?: { path: string; name: string; zip: string; api: string }
  }
  shared: unknown[]
  remotes: unknown[]
  exposes: { id: string; name: string; path: string; assets: { js: AssetList; css: AssetList } }[]
}

/** The part of a manifest that a device needs: the files of each screen. Every page carries it once per remote. */
export interface ManifestPart {
  name: string
  metaData: { globalName: string; remoteEntry: { name: string }; ssrRemoteEntry?: { name: string } }
  exposes: { name: string; assets: Record<'js' | 'css', Pick<AssetList, 'sync'>> }[]
}

/** One immutable build of one remote: `base` and everything below it never changes. */
export interface Release {
  version: string
  /** `/mf/mf-booking/1.0.0-3fa9c1d2/` */
  base: string
  manifest: ManifestPart
  /**
   * Hashes of entry and exposes (JavaScript and CSS). A missing hash means: refuse. The remote's own entry carries the
   * hashes of lazily loaded chunks and checks them.
   */
  integrity: Record<string, Integrity>
  requires: { shellApi: string }
  contributes: Contributions
}

/** `release.json`: a Release as the build writes it, with fields that only the server needs. */
export interface ReleaseRecord extends Release {
  format: 1
  manifest: MfManifest
  /** Hashes of all served files. */
  integrity: Record<string, Integrity>
  name: RemoteName
  builtAt: string
  /** Version of `@sureda/build` whose preset built it. */
  preset: string
  /** `own`: the entry carries the library's federation runtime, for which it has another budget. */
  runtime?: 'own'
  /** Gzipped bytes of the remote entry, of each expose with its JavaScript and CSS, and of the server build. */
  sizes: { entry: number; exposes: Record<Expose, number>; server?: number }
  /** Shared modules that each expose imports from the shell, so that lazy ones can be preloaded. */
  consumes: Record<Expose, string[]>
}

export interface RegistryRemote extends Release {
  budgetsMs: { manifest: number; entry: number; chunk: number }
  lastKnownGood?: Release
  state: 'active' | 'disabled'
}

/** The registry for one visitor: the rules (pin, canary, tenant, override) stay on the server. */
export interface RegistryDocument {
  format: 1
  tenant: string
  /** Changes whenever anything in the document changes. */
  revision: string
  shellApi: string
  remotes: Record<RemoteName, RegistryRemote>
}

/** What the shell needs before its first frame. */
export interface BootDocument {
  format: 1
  tenant: Tenant
  /** `unknown`: fallback brand, public reads, no sign-in. */
  host: 'known' | 'unknown'
  /** False when the tenant could not be read (database down): the page still boots with the fallback brand. */
  live: boolean
  /** `off`: the page unregisters its service worker instead of registering one. */
  serviceWorker: 'on' | 'off'
  shellApi: string
  shell: {
    version: string
    /** Absolute addresses of the shell's own language files. */
    locales: Record<Locale, string>
  }
}

export const TELEMETRY_PHASES = [
  'manifest',
  'entry',
  'chunk',
  'evaluate',
  'render',
  'locale',
  'server',
] as const
export const TELEMETRY_OUTCOMES = [
  'ok',
  'failed',
  'timeout',
  'incompatible',
  'integrity',
  'recovered',
] as const

/**
 * How the first screen of a page felt, measured on one of ten pages: largest contentful paint, interaction to next paint, and the time until it
 * answers to taps.
 */
export const VITAL_PHASES = ['lcp', 'inp', 'interactive'] as const

/** Name of the performance mark that a remote's first screen leaves when it answers to taps. */
export const INTERACTIVE_MARK = 'sureda-interactive'

/** Entry of the page's `Server-Timing` header with its load token: reports count only for the releases of that page, for ten minutes. */
export const LOAD_TOKEN_TIMING = 'load'

/** Body of `POST /telemetry/remotes`: at most 50 events, and the page's token. */
export interface LoadReports {
  token?: string
  events: RemoteEvent[]
}

export interface RemoteEvent {
  remote: RemoteName
  version: string
  phase: (typeof TELEMETRY_PHASES)[number] | (typeof VITAL_PHASES)[number]
  /** The screen that a vital is of. */
  screen?: Expose
  outcome: (typeof TELEMETRY_OUTCOMES)[number]
  ms?: number
  /** At most 200 characters, without query strings or personal data. */
  message?: string
  /** Where an error was: at most eight positions in files of the release, `js/1.js:1:234`. */
  frames?: string[]
}

export const MAX_FRAMES = 8

/** Ids of the inlined documents, and the global for calls started before the shell. */
export const REGISTRY_SCRIPT_ID = 'sureda-registry'
export const BOOT_SCRIPT_ID = 'sureda-boot'
