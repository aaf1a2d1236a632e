/** Pages with their content, each stored for its address: without network it is there before any script has run. */
import { APP_SET_HEADER } from '@sureda/contract/remote/offline'
import { paths } from '@sureda/contract/remote/paths'
import { RENDERED_ROOT, STORED_ROOT } from '@sureda/contract/remote/server-render'
import { CACHES } from './cache-names.ts'
import { openCache } from './open-cache.ts'
import { fetchPast } from './store-file.ts'

/**
 * The page as it is stored: it says so, for its answers grow old with it, and has no token, or its reports would come at any time. Null for
 * a page without content.
 */
export async function asStored({ url }: Request, page: Response): Promise<Response | null> {
  // read in any case: an answer that no one reads stays open
  const text = await page.text()
  const isStorable = page.status === 200 && page.headers.has(APP_SET_HEADER) && !new URL(url).search
  if (!isStorable || !text.includes(RENDERED_ROOT)) return null
  const headers = new Headers(page.headers)
  headers.delete('server-timing')
  return new Response(text.replace(RENDERED_ROOT, STORED_ROOT), { headers })
}

/** Stores home and the page that is open, once for a set: no worker was in charge when that came. The worker stores those that are opened later. */
export async function storeFirstPages(setId: string): Promise<void> {
  const cache = await openCache(CACHES.pages)
  const home = await cache.match(paths.home(), { ignoreVary: true })
  if (home?.headers.get(APP_SET_HEADER) === setId) return
  for (const path of new Set([location.pathname, paths.home()])) {
    const request = new Request(new URL(path, location.origin))
    const page = await asStored(request, await fetchPast(path))
    if (page) await cache.put(request, page)
  }
}
