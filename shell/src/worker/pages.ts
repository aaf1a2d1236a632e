import { OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { CACHES } from '../offline/app/cache-names.ts'
import { fromCache } from '../offline/app/open-cache.ts'
import { withCamera } from './with-camera.ts'

/** After this the stored page opens; the network's newer one is for next time. */
const PATIENCE_S = 2

const plugin: WorkboxPlugin = {
  // one page for all addresses, written only as a complete set (offline/store-app.ts)
  cacheKeyWillBeUsed: async () => OFFLINE_PAGE,
  cacheWillUpdate: async () => null,
  // the one stored page was fetched for an address without camera permission
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ? withCamera(request, cachedResponse) : null,
  fetchDidSucceed: async ({ response }) => {
    const isDown = response.status >= 500
    if (isDown && (await fromCache(CACHES.app, OFFLINE_PAGE)))
      throw new TypeError(`The server is down: ${response.status}`)
    return response
  },
}

/**
 * Pages come from the network, so that a withdrawn release is gone with the next load. Without network, or with a weak
 * one, the stored page opens: its registry names exactly the files stored with it.
 */
export const pages = new NetworkFirst({
  cacheName: CACHES.app,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true, ignoreSearch: true },
  plugins: [plugin],
})

/** Addresses that are no screens. */
export const NO_PAGES: readonly RegExp[] = [
  /^\/(api|assets|fonts|internal|link-preview|media|mf|offline|releases|splash|telemetry|uploads)\//,
  /\.[a-z0-9]{2,12}(\?|$)/i,
]
