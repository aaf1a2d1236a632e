import type { Locale } from '@sureda/contract/codes/locale'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { AnswerSource } from './answer-source.ts'
import type { ItemSource } from './page/link-preview.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import type { RendererOptions } from './render/renderer.ts'
import type { RolloutStore } from './rollout/rollout-store.ts'

export interface GatewayOptions {
  /** Tenant of a host in the asked language; for an unknown host the fallback brand with `known: false`; undefined before any import. */
  tenantOf(host: string, asked?: Locale): Promise<Tenant | undefined>
  /** Items for link previews. */
  items: ItemSource
  /** Whole public answers, for what phones save. */
  answers: AnswerSource
  rollouts: RolloutStore
  releases: ReleaseStore
  /** Folder of the shell's build. */
  shellDir: string
  /** Where shell files of earlier releases are stored for pages that are still open. */
  archiveDir?: string
  /** `<mediaRoot>/<tenant>/media/<file>` is served as `/media/<tenant>/<file>`. */
  mediaRoot: string
  /** Where the link-preview cards of items are stored once they are made. */
  cardDir: string
  /** Signs staff overrides. */
  overrideSecret: string
  shellApi: string
  /** `off`: browsers are told to remove the service worker they have, and to keep nothing. */
  serviceWorker?: 'on' | 'off'
  /** Pages are delivered over https (by this server or a proxy before it). */
  https: boolean
  /** Files change under the server: no caching, no Trusted Types, no hashes. */
  development?: boolean
  /** The shell's folder is a monolith build (bench only). */
  bundled?: boolean
  /** False: pages name only the shell's first files (bench only). */
  preloads?: boolean
  rollback?: RollbackRule
  /** Draws pages on the server; without it every page is drawn by the phone alone. */
  serverRendering?: ServerRendering
  /** After this time a request is answered with 503; tests make it short. */
  answerWithinMs?: number
}

export interface ServerRendering extends RendererOptions {
  /** Public answers as our own question: the visitor's phone does not ask them any more. */
  answers: AnswerSource
  /** Changes with whatever the API would answer at this host. */
  contentVersion?: (host: string) => Promise<string>
  /** How long a page waits for its content. */
  patienceMs?: number
}

/** When a canary is taken back by itself, and an alert given for any other release. */
export interface RollbackRule {
  /** Failed loads from different visitors within the window. */
  minFailures: number
  /** Share of failed among all reported loads. */
  rate: number
  windowMs: number
}

export const DEFAULT_ROLLBACK: RollbackRule = { minFailures: 5, rate: 0.2, windowMs: 600_000 }
