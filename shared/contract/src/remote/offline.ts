/** Types of what is saved for offline use: what a phone keeps so that the app and what was saved of it open without network. */

import type { Locale } from '../codes/locale.ts'
import type { Integrity } from './integrity.ts'

export const OFFLINE_PACK_KINDS = ['route', 'story-tour', 'territory'] as const
export type OfflinePackKind = (typeof OFFLINE_PACK_KINDS)[number]

/** A file with what is needed to show its size before it is fetched, and to know afterwards that it is whole. */
export interface KeptFile {
  /** Below the site's root. */
  url: string
  /** As it lies on the phone, not as it is sent. */
  bytes: number
  integrity: Integrity
}

/**
 * Neighbours in `rest` that come in one answer: `multipart/form-data`, each part named by its file's address. With a request per file a phone waits for its
 * far server some eighty times.
 */
export interface FileBundle {
  /** Below the site's root; means these files for ever. */
  url: string
  /** Place of the first one in `rest`. */
  from: number
  count: number
}

/**
 * `GET /offline/app.json`: the release set of this visitor, that is shell and remotes as one page names them. A phone keeps whole sets only: a stored page
 * and the files it asks for always fit.
 */
export interface AppSet {
  format: 1
  /** Changes with anything in the set. */
  id: string
  /** Changes with the code only: what an open page compares with its own. */
  code: string
  /** Enough for the first frame in any language. */
  first: KeptFile[]
  /** Everything else. */
  rest: KeptFile[]
  /** The same in few answers; a gateway of before these has none. */
  bundles?: FileBundle[]
  languages: Record<Locale, KeptFile[]>
}

/** Page that knows no address: stored once per set, opened for every address without network. */
export const OFFLINE_PAGE = '/offline/page'
export const APP_SET = '/offline/app.json'
/** `GET /offline/bundles/<id>`: public. */
export const FILE_BUNDLES = '/offline/bundles/'
/** Header of `OFFLINE_PAGE` with the id of the set it belongs to. */
export const APP_SET_HEADER = 'x-app-set'

/** What `code` of a set is, from the two versions every page carries. */
export const appCode = (shellVersion: string, registryRevision: string): string =>
  `${shellVersion} ${registryRevision}`

/** `GET /offline/packs/<kind>/<id>.json?lang=<language>`: public, with an ETag. */
export interface OfflinePack {
  format: 1
  kind: OfflinePackKind
  id: string
  language: Locale
  /** Changes with any byte of the content. */
  version: string
  /** All answers of the API in one file: an object of address → body. */
  answers: KeptFile & { addresses: string[] }
  /** Pictures, sound, film. */
  files: KeptFile[]
  /** Of answers and files together. */
  bytes: number
}

export const offlinePackUrl = (kind: OfflinePackKind, id: string, language: Locale): string =>
  `/offline/packs/${kind}/${encodeURIComponent(id)}.json?lang=${language}`

/** Cache Storage of the phone that holds what a person has saved; everything else the app can rebuild by itself. */
export const SAVED_CACHE = 'saved'

/** Header of an answer that does not come from the server now but from this phone: when the server gave it, in milliseconds since 1970. */
export const KEPT_AT_HEADER = 'x-kept-at'
