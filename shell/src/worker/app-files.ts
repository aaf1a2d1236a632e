import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { CACHES } from '../offline/app/cache-names.ts'

/** Name that the loader adds to an address it asks for a second time. */
const RETRY = 'retry'

const plugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url)
    url.searchParams.delete(RETRY)
    return url.href
  },
  // neither errors nor the page of a hotel's network are files of our own
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !/html/.test(response.headers.get('content-type') ?? '') ? response : null,
}
const options = { cacheName: CACHES.files, matchOptions: { ignoreVary: true }, plugins: [plugin] }
const cached = new CacheFirst(options)
const anew = new NetworkFirst(options)

/**
 * Addresses whose bytes never change. Browsers check the hashes of scripts and styles wherever they come from. JSON of a territory is what its map draws
 * without tiles, under an address with a hash.
 */
export const isAppFile = (pathname: string): boolean =>
  /^\/(assets|mf|fonts)\/|^\/media\/[\w-]+\/[\w-]+\.json$/.test(pathname)

/** A file that did not fit its hash is asked for again: then the network's copy replaces the cached one. */
export function appFile(request: RouteHandlerCallbackOptions): Promise<Response> {
  const isAgain =
    new URL(request.request.url).searchParams.has(RETRY) || /reload|no-store/.test(request.request.cache)
  return (isAgain ? anew : cached).handle(request)
}
