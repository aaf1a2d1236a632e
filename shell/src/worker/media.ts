import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { createPartialResponse } from 'workbox-range-requests'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { CACHES } from '../offline/app/cache-names.ts'
import { fromCache, openCache } from '../offline/app/open-cache.ts'
import { isPersonalPicture } from '../offline/app/personal-pictures.ts'

const MAX_PICTURES = 250
const KEEP_S = 60 * 24 * 60 * 60
/** Widths of pictures, best first: packs contain the middle one. */
const WIDTHS = [800, 480, 1200] as const

/** Pictures of a territory. The worker ignores photos of people. */
export const isMedia = (pathname: string): boolean =>
  pathname.startsWith('/media/') && !isPersonalPicture(pathname)
const isPicture = (pathname: string) => /\.(avif|webp|jpe?g|png|svg)$/.test(pathname)

/** Addresses of the same picture in its other widths. */
export function otherWidths(address: string): string[] {
  const name = /^(.*)-(\d+)(\.\w+)$/.exec(address)
  if (!name) return []
  return WIDTHS.filter((width) => String(width) !== name[2]).map((width) => `${name[1]}-${width}${name[3]}`)
}

const anotherWidth: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    for (const cacheName of [CACHES.saved, CACHES.pictures]) {
      for (const address of otherWidths(request.url)) {
        const found = await fromCache(cacheName, address, { ignoreVary: true })
        if (found) return found
      }
    }
    return undefined
  },
}

const seenPictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, maxAgeSeconds: KEEP_S, purgeOnQuotaError: true }),
    anotherWidth,
  ],
})

/**
 * Saved files first, then pictures seen before; audio and video come only from the network, because they are too large
 * to cache unasked.
 */
export async function media(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { request } = options
  try {
    await openCache(CACHES.saved)
  } catch {
    return fetch(request)
  }
  const saved = await fromCache(CACHES.saved, request.url, { ignoreVary: true })
  if (saved) return request.headers.has('range') ? createPartialResponse(request, saved) : saved
  return isPicture(new URL(request.url).pathname) ? seenPictures.handle(options) : fetch(request)
}
