/** Pages with their content, each stored for its address: without network it is there before any script has run. */
import { APP_SET_HEADER } from '@sureda/contract/remote/offline'
import { paths } from '@sureda/contract/remote/paths'
import { RENDERED_ROOT, STORED_ROOT } from '@sureda/contract/remote/server-render'
import { CACHES } from './cache-names.ts'
import { openCache } from './open-cache.ts'
import { fetchPast } from './store-file.ts'

/**
 * Prepares a page for storing: marks it as stored, so that its answers count as old as the page, and removes the load
 * token, because reports could come at any time. Null for a page without content.
 */
export async function asStored({ url }: Request, page: Response): Promise<Response | null> {
  // always read, because an unread response stays open
  const text = await page.text()
  const isStorable = page.status === 200 && page.headers.has(APP_SET_HEADER) && !new URL(url).search
  if (!isStorable || !text.includes(RENDERED_ROOT)) return null
  const headers = new Headers(page.headers)
  headers.delete('server-timing')
  return new Response(text.replace(RENDERED_ROOT, STORED_ROOT), { headers })
}

/**
 * Stores the home page and the open page once per set, because the worker did not control this page when it loaded. The
 * worker stores pages that are opened later.
 */
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
