/** Types of offline storage: what a phone stores so that the app and saved packs open without network. */

import type { Locale } from '../codes/locale.ts'
import type { Integrity } from './integrity.ts'

export const OFFLINE_PACK_KINDS = ['route', 'story-tour', 'territory'] as const
export type OfflinePackKind = (typeof OFFLINE_PACK_KINDS)[number]

/** A file with its size, shown before the download, and its hash, checked after it. */
export interface CachedFile {
  /** Relative to the site's root. */
  url: string
  /** Size on the phone, not of the transfer. */
  bytes: number
  integrity: Integrity
}

/**
 * Consecutive files of `rest` in one answer: `multipart/form-data`, each part named by its file's address. With one
 * request per file, a phone far from the server would wait some eighty times.
 */
export interface FileBundle {
  /** Relative to the site's root; immutable. */
  url: string
  /** Index of the first one in `rest`. */
  from: number
  count: number
}

/**
 * `GET /offline/app.json`: the release set of this visitor, that is the shell and remotes named by one page. A phone
 * stores whole sets only, so that a stored page and its files always match.
 */
export interface AppSet {
  format: 1
  /** Changes with any part of the set. */
  id: string
  /** Changes only with the code; an open page compares it with its own. */
  code: string
  /** Enough for the first frame in any language. */
  first: CachedFile[]
  /** Everything else. */
  rest: CachedFile[]
  /** The same files in few answers; absent from older gateways. */
  bundles?: FileBundle[]
  languages: Record<Locale, CachedFile[]>
}

/** Page without an address of its own: stored once per set, opened for every address offline. */
export const OFFLINE_PAGE = '/offline/page'
export const APP_SET = '/offline/app.json'
/** `GET /offline/bundles/<id>`; public. */
export const FILE_BUNDLES = '/offline/bundles/'
/** Header of `OFFLINE_PAGE` and of pages with their content: the id of their set. */
export const APP_SET_HEADER = 'x-app-set'

/** Derives `code` of a set from the two versions every page carries. */
export const appCode = (shellVersion: string, registryRevision: string): string =>
  `${shellVersion} ${registryRevision}`

/** `GET /offline/packs/<kind>/<id>.json?lang=<language>`; public, with an ETag. */
export interface OfflinePack {
  format: 1
  kind: OfflinePackKind
  id: string
  language: Locale
  /** Changes with any byte of the content. */
  version: string
  /** All answers of the API in one file: a map from address to body. */
  answers: CachedFile & { addresses: string[] }
  /** Pictures, audio, video. */
  files: CachedFile[]
  /** Total of answers and files. */
  bytes: number
}

export const offlinePackUrl = (kind: OfflinePackKind, id: string, language: Locale): string =>
  `/offline/packs/${kind}/${encodeURIComponent(id)}.json?lang=${language}`

/** Cache Storage for what a person has saved; the app can rebuild everything else. */
export const SAVED_CACHE = 'saved'

/** Header of an answer from this phone's storage: when the server gave it, in milliseconds since 1970. */
export const CACHED_AT_HEADER = 'x-kept-at'
