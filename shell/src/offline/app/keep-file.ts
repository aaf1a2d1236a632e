import type { KeptFile } from '@sureda/contract/remote/offline'
import { INTEGRITY_HEADER, TAKE_ALONG_HEADER } from './cache-names.ts'

/** Fetches past the worker, which would keep a second copy. */
export const fetchPast = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, headers: { ...init.headers, [TAKE_ALONG_HEADER]: '1' } })

/**
 * Fetches past the worker what must be whole to count.
 * @throws TypeError without network; FileGone where there is no such file; ServerBusy where the server cannot give it now
 */
export async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const response = await fetchPast(url, init)
  if (response.ok) return response
  const said = `${url}: HTTP ${response.status}`
  if (response.status === 404 || response.status === 410) throw new FileGone(said)
  throw response.status === 429 || response.status >= 500 ? new ServerBusy(said) : new Error(said)
}

/**
 * A list that says what there is to fetch.
 * @throws what `fetchWhole` throws; TypeError also where something on the way answered, as the sign-in page of a hotel's network
 */
export async function fetchList<T>(url: string, signal?: AbortSignal): Promise<T> {
  const response = await fetchWhole(url, { cache: 'no-cache', signal })
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? ''))
    throw new TypeError('The answer did not come from the server')
  return (await response.json()) as T
}

/** Whether this very file, byte for byte, is in the cache. */
export async function hasFile(cache: Cache, { url, integrity }: KeptFile): Promise<boolean> {
  const found = await cache.match(url, { ignoreVary: true })
  return found?.headers.get(INTEGRITY_HEADER) === integrity
}

/** Whether something is stored under the address. Enough for files whose address never means anything else. */
export const hasAddress = async (cache: Cache, { url }: KeptFile): Promise<boolean> =>
  (await cache.match(url, { ignoreVary: true })) !== undefined

/**
 * Fetches one file whole, checked against its hash by the browser.
 * @throws what `fetchWhole` throws; TypeError also where the bytes are others; QuotaExceededError; AbortError
 */
export async function keepFile(cache: Cache, file: KeptFile, signal?: AbortSignal): Promise<void> {
  const response = await fetchWhole(file.url, { integrity: file.integrity, signal })
  await keepBody(cache, file, await response.blob())
}

/** @throws QuotaExceededError */
export async function keepBody(cache: Cache, { url, integrity }: KeptFile, body: Blob): Promise<void> {
  const headers = { 'content-type': body.type, [INTEGRITY_HEADER]: integrity }
  await cache.put(url, new Response(body, { headers }))
}

/** The server answers and does not have it any more. */
export class FileGone extends Error {
  override readonly name = 'FileGone'
}

/** The server answers that it cannot give it now: asked too often, overloaded, being started anew. */
export class ServerBusy extends Error {
  override readonly name = 'ServerBusy'
}

/** At once: enough to fill a slow line, few enough that a cut loses little. */
const SIDE_BY_SIDE = 4

/** Does the work for every item, a few side by side; the first failure ends it. */
export async function forEachFew<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = items.values()
  let failed = false
  const worker = async () => {
    for (const item of waiting) {
      signal?.throwIfAborted()
      if (failed) return
      await work(item).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  // not before all have ended: nothing may go on after it was said that it has stopped
  const ends = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, worker))
  const lost = ends.find((end) => end.status === 'rejected')
  if (lost) throw lost.reason
}
