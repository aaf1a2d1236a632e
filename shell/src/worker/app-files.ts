import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { CACHES } from '../offline/app/cache-names.ts'

/** Parameter that the loader adds when it retries an address. */
const RETRY = 'retry'

const plugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url)
    url.searchParams.delete(RETRY)
    return url.href
  },
  // neither errors nor captive portal pages are app files
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !/html/.test(response.headers.get('content-type') ?? '') ? response : null,
}
const options = { cacheName: CACHES.files, matchOptions: { ignoreVary: true }, plugins: [plugin] }
const cached = new CacheFirst(options)
const anew = new NetworkFirst(options)

/**
 * Immutable addresses. Browsers check the hashes of scripts and styles from any source. JSON of a territory is map data
 * for places without tiles, under an address with a hash.
 */
export const isAppFile = (pathname: string): boolean =>
  /^\/(assets|mf|fonts)\/|^\/media\/[\w-]+\/[\w-]+\.json$/.test(pathname)

/** A file with a wrong hash is requested again: then the network's copy replaces the cached one. */
export function appFile(request: RouteHandlerCallbackOptions): Promise<Response> {
  const isAgain =
    new URL(request.request.url).searchParams.has(RETRY) || /reload|no-store/.test(request.request.cache)
  return (isAgain ? anew : cached).handle(request)
}
