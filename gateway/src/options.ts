import type { Secret } from '@sureda/api/secret'
import type { Locale } from '@sureda/contract/codes/locale'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { AnswerSource } from './answer-source.ts'
import type { ItemSource } from './page/link-preview.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import type { RendererOptions } from './render/renderer.ts'
import type { RolloutStore } from './rollout/rollout-store.ts'

export interface GatewayOptions {
  /**
   * Tenant of a host in the requested language; for an unknown host the fallback brand with `known: false`; undefined
   * before any import.
   */
  tenantOf(host: string, asked?: Locale): Promise<Tenant | undefined>
  /** Items for link previews. */
  items: ItemSource
  /** Whole public answers, for offline packs. */
  answers: AnswerSource
  rollouts: RolloutStore
  /** Origins whose pages may load files of releases from here. */
  remoteOrigins?: readonly string[]
  /** `mailto:…` or `https://…` for `/.well-known/security.txt`. */
  securityContact?: string
  releases: ReleaseStore
  /** Folder of the shell's build. */
  shellDir: string
  /** Archive of shell files of earlier releases, for pages that are still open. */
  archiveDir?: string
  /** Brings a shell file of another version into the archive, where gateways share a bucket, and answers it. */
  bringShared?: (file: string) => Promise<Buffer | undefined>
  /** `<mediaRoot>/<tenant>/media/<file>` is served as `/media/<tenant>/<file>`. */
  mediaRoot: string
  /** Folder for generated link-preview cards. */
  cardDir: string
  /** Signs staff overrides. */
  overrideSecret: Secret
  shellApi: string
  /** `off`: browsers unregister their service worker and store nothing. */
  serviceWorker?: 'on' | 'off'
  /** Pages are served over https (by this server or a proxy in front). */
  https: boolean
  /** Files change under the server: no caching, no Trusted Types, no hashes. */
  development?: boolean
  /** The shell's folder is a monolith build (bench only). */
  bundled?: boolean
  /** False: pages name only the shell's first files (bench only). */
  preloads?: boolean
  rollback?: RollbackRule
  /** Renders pages on the server; without it pages are rendered only on the phone. */
  serverRendering?: ServerRendering
  /** Requests get 503 after this time; tests shorten it. */
  answerWithinMs?: number
}

export interface ServerRendering extends RendererOptions {
  /** Public answers requested by the server itself: the visitor's phone need not fetch them. */
  answers: AnswerSource
  /** Changes with anything the API would answer at this host. */
  contentVersion?: (host: string) => Promise<string>
  /** Hosts of the offices whose first visitors find a warm renderer; without it the first page of a release is rendered for no one. */
  offices?: () => Promise<string[]>
  /** How long a page waits for its content. */
  contentWaitMs?: number
}

/** When a canary is rolled back automatically, and an alert raised for any other release. */
export interface RollbackRule {
  /** Failed loads of different visitors within the window. */
  minFailures: number
  /** Share of failed loads among all reported. */
  rate: number
  windowMs: number
}

export const DEFAULT_ROLLBACK: RollbackRule = { minFailures: 5, rate: 0.2, windowMs: 600_000 }
