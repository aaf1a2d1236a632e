import { SAVED_CACHE } from '@sureda/contract/remote/offline'

/** Names in Cache Storage, shared by page and service worker; the worker deletes every cache not listed here. */
export const CACHES = {
  /** The stored page and the file lists of the sets that open pages belong to. */
  app: 'app',
  /** Files of shell and remotes, each under an immutable address. */
  files: 'app-files',
  /** Pages with their content, as the server rendered them for addresses that were opened. */
  pages: 'pages',
  /** Public answers of screens that were opened. */
  answers: 'answers',
  /** Pictures of screens that were opened. */
  pictures: 'pictures',
  /** Packs that a person has saved. */
  saved: SAVED_CACHE,
} as const

/** Request header of downloads into a cache: the worker ignores them, so that nothing is stored twice. */
export const SAVING_HEADER = 'x-take-along'
/** Header of a cached file with its verified hash. */
export const INTEGRITY_HEADER = 'x-integrity'
/** Message to a waiting worker: the person has accepted the new version. */
export const TAKE_OVER = 'take-over'
/** Message from the worker to an open page: a notice with a link was tapped. */
export const OPEN_LINK = 'open-link'
