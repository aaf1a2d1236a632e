/**
 * Types of releases: what a remote declares (remote.json), what a build leaves behind (Release), and what one visitor is
 * told (RegistryDocument, BootDocument). Types only: `shared/build` has the schema that checks remote.json.
 */

import type { TenantFeature } from '../codes/enums.ts'
import type { Locale } from '../codes/locale.ts'
import type { AccessWord } from '../rules/access.ts'
import type { Tenant } from '../schemas/platform/tenant.ts'
import type { Integrity } from './integrity.ts'
import type { OfflinePackKind } from './offline.ts'

/** `mf-` and lower-case words. Open, because a new remote needs no release of the shell. */
export type RemoteName = `mf-${string}`

/** `./` and the kebab-case name of a screen or a slot component: the federation expose. */
export type Expose = `./${string}`

export const OFFLINE_POLICIES = ['last-seen', 'never'] as const
export type OfflinePolicy = (typeof OFFLINE_POLICIES)[number]

/** Where a screen can be offered: the last two are lists on the screens of the profile and of the guide area. */
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
/** What a menu knows of the active package: the address of a place may name it. */
export const PACKAGE_WORDS = ['packageId', 'routeId'] as const

/** Monday and Sunday of the week it is at the place, `YYYY-MM-DD`: what a page knows beside its path. */
export const WEEK_WORDS = ['weekFrom', 'weekTo'] as const

export interface RouteContribution {
  /** React Router pattern, absolute: `/experiencias/:id`. */
  path: string
  screen: Expose
  access: AccessWord
  /** i18next key with namespace: `booking:list.title`. */
  title: string
  /** `last-seen` (default): the screen opens offline with what was seen before. `never`: it says that it needs the network. */
  offline?: OfflinePolicy
  /** First calls of the screen, started while its code is still loading; `:name` is filled from the path, `:weekFrom` and `:weekTo` with this week. */
  preloadApi?: string[]
  /** Further public calls of the screen, stored with everything that is saved for places without network. */
  offlineApi?: string[]
  /** The call whose item gives the link preview its title, text and picture. Without it the brand's own card is shown. */
  previewApi?: string
  /** Lists whose items this screen shows, one for each `:parameter` in order: the territory's pack opens every one of them, and the sitemap names it. */
  itemsApi?: string[]
  /** The server draws this screen for people without session before any script has run: its calls are those of `preloadApi` and `offlineApi`. */
  server?: boolean
  /** Besides the territory's, the packs this screen is part of. With parameters: those of its first parameter's item. */
  packs?: Exclude<OfflinePackKind, 'territory'>[]
  /** Open also to people without mobile access, who are sent to their office's dashboard from everywhere else. */
  withoutMobileAccess?: boolean
  /** A link to it asks guests to sign in where they are, instead of taking them to the login screen. */
  asksGuests?: boolean
}

/** Who may open addresses that have no screen (yet): asked to sign in, not told that there is no such page. A screen's own word goes first. */
export interface GuardContribution {
  /** An address, or `/guia/*` for it and everything below. */
  path: string
  access: AccessWord
  withoutMobileAccess?: boolean
}

/** One place in one menu. */
export interface NavContribution {
  in: MenuName
  /** Of the side menu; `mine` when absent. */
  section?: MenuSection
  /** A screen of the same remote. `:packageId` and `:routeId` are those of the person's active package. */
  path: string
  /** i18next key with namespace. */
  label: string
  /** A second line where the menu has one (profile): i18next key with namespace. */
  text?: string
  icon: string
  /** Among all places of the menu, no matter who declares them. */
  order: number
  /** Shown to everybody when absent. */
  when?: (typeof NAV_AUDIENCES)[number]
  /** Left out where the office has switched this off. */
  feature?: TenantFeature
}

/** As a build leaves it. */
export interface BuiltNav extends NavContribution {
  /** What the label says in each language, for the menus around every screen: they are shown before any words of the remote are here. */
  words?: Partial<Record<Locale, string>>
}

export interface SlotContribution {
  /** Named place on a screen of any room: `experience.booking`. */
  slot: string
  component: Expose
}

/** What `remote.json` says, file by file as the team writes it. */
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

/** What the shell builds its router, menus, slots and languages from, before any code of the remote is fetched. */
export interface Contributions {
  routes: RouteContribution[]
  slots: SlotContribution[]
  nav: BuiltNav[]
  guards?: GuardContribution[]
  i18n: {
    namespace: string
    /** Language file below `base`: `locales/ca.1a2b3c4d.json`. */
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
    /** Entry of the server half; absent where a release has none. */
    ssrRemoteEntry?: { name: string; path: string; type: string }
    types?: { path: string; name: string; zip: string; api: string }
  }
  shared: unknown[]
  remotes: unknown[]
  exposes: { id: string; name: string; path: string; assets: { js: AssetList; css: AssetList } }[]
}

/** What a device needs of a manifest: which files to fetch for a screen. It is in every page, once for each remote. */
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
   * Hashes of entry and exposes (JavaScript and CSS). A missing hash means: refuse. Lazily loaded chunks are checked by the remote's own entry,
   * which carries their hashes.
   */
  integrity: Record<string, Integrity>
  requires: { shellApi: string }
  contributes: Contributions
}

/** `release.json`: a Release as the build leaves it, with what only the server needs. */
export interface ReleaseRecord extends Release {
  format: 1
  manifest: MfManifest
  /** Of every file that is served. */
  integrity: Record<string, Integrity>
  name: RemoteName
  builtAt: string
  /** Gzipped bytes of the remote entry, of each expose with its own JavaScript and CSS, and of the server half. */
  sizes: { entry: number; exposes: Record<Expose, number>; server?: number }
  /** Shared modules each expose takes from the shell, so that the lazy ones can be preloaded with it. */
  consumes: Record<Expose, string[]>
}

export interface RegistryRemote extends Release {
  budgetsMs: { manifest: number; entry: number; chunk: number }
  lastKnownGood?: Release
  state: 'active' | 'disabled'
}

/** One resolved answer per visitor: the rules (pin, canary, tenant, override) stay on the server. */
export interface RegistryDocument {
  format: 1
  tenant: string
  /** Changes whenever any answer in the document would change. */
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
  /** False when the tenant could not be read (database away): the page still boots with the fallback brand. */
  live: boolean
  /** `off`: the page takes away the service worker it finds, instead of registering one. */
  serviceWorker: 'on' | 'off'
  shellApi: string
  shell: {
    version: string
    /** The shell's own language files, full addresses. */
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

/** Name of the page's meta element with its load token: reports count for the releases that the page was handed, for ten minutes. */
export const LOAD_TOKEN_META = 'sureda-load-token'

/** Body of `POST /telemetry/remotes`: at most 50 events, and the token of the page. */
export interface LoadReports {
  token?: string
  events: RemoteEvent[]
}

export interface RemoteEvent {
  remote: RemoteName
  version: string
  phase: (typeof TELEMETRY_PHASES)[number]
  outcome: (typeof TELEMETRY_OUTCOMES)[number]
  ms?: number
  /** At most 200 characters, no addresses with queries, no personal data. */
  message?: string
}

/** Ids of the inlined documents, and the place of the calls that were started before the shell. */
export const REGISTRY_SCRIPT_ID = 'sureda-registry'
export const BOOT_SCRIPT_ID = 'sureda-boot'
