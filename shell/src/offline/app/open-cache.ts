import { inTime } from '@sureda/contract/rules/in-time'

/**
 * A cache of Cache Storage, for pages and the worker. Also where there is none and the name itself throws.
 * @throws StorageTimeoutError where it does not open
 */
export const openCache = (name: string): Promise<Cache> => inTime(open(name))

const open = async (name: string): Promise<Cache> => caches.open(name)

/** What a cache has for a request; undefined also where it does not answer. */
export const fromCache = (
  name: string,
  request: RequestInfo,
  options?: CacheQueryOptions,
): Promise<Response | undefined> =>
  inTime(open(name).then((cache) => cache.match(request, options))).catch(() => undefined)
