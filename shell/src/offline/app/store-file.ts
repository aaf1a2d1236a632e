import type { CachedFile } from '@sureda/contract/remote/offline'
import { INTEGRITY_HEADER, SAVING_HEADER } from './cache-names.ts'

/** Fetches bypassing the worker, which would store a second copy. */
export const fetchPast = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, headers: { ...init.headers, [SAVING_HEADER]: '1' } })

/**
 * Fetches a complete file, bypassing the worker.
 * @throws TypeError without network; FileGone if there is no such file; ServerBusy if the server cannot provide it now
 */
export async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const response = await fetchPast(url, init)
  if (response.ok) return response
  const said = `${url}: HTTP ${response.status}`
  if (response.status === 404 || response.status === 410) throw new FileGone(said)
  throw response.status === 429 || response.status >= 500 ? new ServerBusy(said) : new Error(said)
}

/**
 * Fetches a list of files.
 * @throws what `fetchWhole` throws; TypeError also for an answer that is not the server's, such as a captive portal
 */
export async function fetchList<T>(url: string, signal?: AbortSignal): Promise<T> {
  const response = await fetchWhole(url, { cache: 'no-cache', signal })
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? ''))
    throw new TypeError('The answer did not come from the server')
  return (await response.json()) as T
}

/** Whether exactly this file is in the cache. */
export async function hasFile(cache: Cache, { url, integrity }: CachedFile): Promise<boolean> {
  const found = await cache.match(url, { ignoreVary: true })
  return found?.headers.get(INTEGRITY_HEADER) === integrity
}

/** Whether anything is stored under the address. Enough for immutable addresses. */
export const hasAddress = async (cache: Cache, { url }: CachedFile): Promise<boolean> =>
  (await cache.match(url, { ignoreVary: true })) !== undefined

/**
 * Fetches a complete file; the browser checks its hash.
 * @throws what `fetchWhole` throws; TypeError also for a wrong hash; QuotaExceededError; AbortError
 */
export async function storeFile(cache: Cache, file: CachedFile, signal?: AbortSignal): Promise<void> {
  const response = await fetchWhole(file.url, { integrity: file.integrity, signal })
  await storeBody(cache, file, await response.blob())
}

/** @throws QuotaExceededError */
export async function storeBody(cache: Cache, { url, integrity }: CachedFile, body: Blob): Promise<void> {
  const headers = { 'content-type': body.type, [INTEGRITY_HEADER]: integrity }
  await cache.put(url, new Response(body, { headers }))
}

/** The server answers but no longer has the file. */
export class FileGone extends Error {
  override readonly name = 'FileGone'
}

/** The server cannot provide it now: rate limit, overload, restart. */
export class ServerBusy extends Error {
  override readonly name = 'ServerBusy'
}

/** Parallel downloads: enough to fill a slow connection, few enough that an interruption loses little. */
const SIDE_BY_SIDE = 4

/** Runs the work for every item, a few in parallel; the first failure ends it. */
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
  // waits for all workers: nothing may continue after the failure is reported
  const ends = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, worker))
  const lost = ends.find((end) => end.status === 'rejected')
  if (lost) throw lost.reason
}
