/** Content of packs in Cache Storage: what is stored, missing, or unneeded. */
import type { CachedFile, OfflinePack } from '@sureda/contract/remote/offline'
import { CACHES, INTEGRITY_HEADER } from '../app/cache-names.ts'
import { openCache } from '../app/open-cache.ts'
import { fetchWhole, hasFile } from '../app/store-file.ts'
import { answerKey } from './answer-key.ts'
import type { SavedPack } from './saved-packs.ts'

export const openSaved = (): Promise<Cache> => openCache(CACHES.saved)

const answerName = (pack: OfflinePack, address: string) => answerKey(address, pack.language, location.origin)

/**
 * Whether all answers of this version were stored and still are. Packs share answers, and the one saved last has
 * written them: a mark under the address of its list says that a pack has had its own. Packs from before this mark have
 * it on each answer.
 */
export async function hasAnswers(cache: Cache, pack: OfflinePack): Promise<boolean> {
  const isOwn = (found: Response | undefined) =>
    found?.headers.get(INTEGRITY_HEADER) === pack.answers.integrity
  const isMarked = isOwn(await cache.match(pack.answers.url))
  for (const address of pack.answers.addresses) {
    const found = await cache.match(answerName(pack, address))
    if (!found || (!isMarked && !isOwn(found))) return false
  }
  return true
}

/** Pictures, audio and video that are not stored yet. */
export async function missingOf(cache: Cache, pack: OfflinePack): Promise<CachedFile[]> {
  const has = await Promise.all(pack.files.map((file) => hasFile(cache, file)))
  return pack.files.filter((_, index) => !has[index])
}

/**
 * Fetches all answers in one file, checks it, and stores each under its own address.
 * @throws what `fetchWhole` throws; QuotaExceededError; AbortError
 */
export async function storeAnswers(cache: Cache, pack: OfflinePack, signal: AbortSignal): Promise<void> {
  const { url, integrity } = pack.answers
  const response = await fetchWhole(url, { integrity, signal })
  const bodies = (await response.json()) as Record<string, object>
  const headers = {
    'content-type': 'application/json',
    date: new Date().toUTCString(),
    [INTEGRITY_HEADER]: integrity,
  }
  for (const address of pack.answers.addresses)
    await cache.put(answerName(pack, address), new Response(JSON.stringify(bodies[address]), { headers }))
  await cache.put(url, new Response(null, { headers }))
}

/** Whether a pack is still complete: phones with little space evict data unasked. */
export async function isWhole({ pack }: SavedPack): Promise<boolean> {
  const cache = await openSaved()
  return (await hasAnswers(cache, pack)) && (await missingOf(cache, pack)).length === 0
}

/** Removes everything that none of these packs needs. */
export async function dropUnneeded(packs: readonly SavedPack[]): Promise<void> {
  const cache = await openSaved()
  const needed = new Set(
    packs
      .flatMap(({ pack, coming }) => (coming ? [pack, coming] : [pack]))
      .flatMap((pack) => [
        ...pack.files.map(({ url }) => new URL(url, location.origin).href),
        ...pack.answers.addresses.map((address) => answerName(pack, address)),
        new URL(pack.answers.url, location.origin).href,
      ]),
  )
  const stored = await cache.keys()
  await Promise.all(stored.filter(({ url }) => !needed.has(url)).map((request) => cache.delete(request)))
}
