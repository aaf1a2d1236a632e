import { withStorageTimeout } from '@sureda/contract/rules/storage-timeout'

/**
 * Opens a cache for pages and the worker, even where Cache Storage is missing and accessing it throws.
 * @throws StorageTimeoutError if it does not open
 */
export const openCache = (name: string): Promise<Cache> => withStorageTimeout(open(name))

const open = async (name: string): Promise<Cache> => caches.open(name)

/** The cached response; undefined also if the cache does not answer. */
export const fromCache = (
  name: string,
  request: RequestInfo,
  options?: CacheQueryOptions,
): Promise<Response | undefined> =>
  withStorageTimeout(open(name).then((cache) => cache.match(request, options))).catch(() => undefined)
