import { SAVED_CACHE } from '@sureda/contract/remote/offline'

/** Names in Cache Storage. Page and worker both use them; the worker throws away every cache that is not in this list. */
export const CACHES = {
  /** The stored page and the lists of the sets that open pages belong to. */
  app: 'app',
  /** Files of shell and remotes, each under an address that never means anything else. */
  files: 'app-files',
  /** Public answers of screens that were seen. */
  answers: 'answers',
  /** Pictures of screens that were seen. */
  pictures: 'pictures',
  /** What a person has saved by hand. */
  saved: SAVED_CACHE,
} as const

/** Request header of downloads into a cache: the worker lets them pass, so nothing is stored twice. */
export const TAKE_ALONG_HEADER = 'x-take-along'
/** Header of a cached file with the hash it was checked against. */
export const INTEGRITY_HEADER = 'x-integrity'
/** What the page says to a worker that waits: the person has agreed to the new version. */
export const TAKE_OVER = 'take-over'
/** What the worker says to an open page: a notice that leads somewhere was tapped. */
export const OPEN_LINK = 'open-link'
