import { APP_SET_HEADER, OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { CACHES } from '../offline/app/cache-names.ts'
import { fromCache } from '../offline/app/open-cache.ts'
import { asStored } from '../offline/app/stored-page.ts'
import { withCamera } from './with-camera.ts'

/** After this the stored page opens; the network's newer one is for next time. */
const NETWORK_TIMEOUT_S = 2
const MAX_PAGES = 30
/** Older pages would show outdated content for too long before the phone corrects it. */
const KEEP_PAGE_S = 24 * 60 * 60

const wholePage = () => fromCache(CACHES.app, OFFLINE_PAGE, { ignoreVary: true })

/**
 * The page of this address if its files are the stored ones, else the page for any address, which is written only as a complete set
 * (offline/store-app.ts).
 */
export function pageFor(request: Request, own: Response | undefined, whole: Response | undefined) {
  if (!whole) return null
  const setOf = (page: Response) => page.headers.get(APP_SET_HEADER)
  // a page for any address was fetched for one without camera permission
  return withCamera(request, own && setOf(own) === setOf(whole) ? own : whole)
}

const plugin: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => asStored(request, response),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    pageFor(request, cachedResponse, await wholePage()),
  fetchDidSucceed: async ({ response }) => {
    const isDown = response.status >= 500
    if (isDown && (await wholePage())) throw new TypeError(`The server is down: ${response.status}`)
    return response
  },
}

/**
 * Pages come from the network, so that a withdrawn release is gone with the next load. Without network, or with a weak
 * one, a stored page opens: its registry names exactly the files stored with it.
 */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: MAX_PAGES, maxAgeSeconds: KEEP_PAGE_S, purgeOnQuotaError: true }),
    plugin,
  ],
})

/** Addresses that are no screens. */
export const NO_PAGES: readonly RegExp[] = [
  /^\/(api|assets|fonts|internal|link-preview|media|mf|offline|releases|splash|telemetry|uploads)\//,
  /\.[a-z0-9]{2,12}(\?|$)/i,
]
