/**
 * Stores the app itself: the visitor's whole release set and its page. The page is written last, so that an offline
 * page always has all of its files.
 */
import type { Locale } from '@sureda/contract/codes/locale'
import {
  APP_SET,
  APP_SET_HEADER,
  type AppSet,
  type CachedFile,
  OFFLINE_PAGE,
} from '@sureda/contract/remote/offline'
import { webLocks } from '@sureda/remote/offline'
import { announceAppReady } from './app-ready.ts'
import { CACHES } from './cache-names.ts'
import { openCache } from './open-cache.ts'
import { storeBundles } from './store-bundles.ts'
import { fetchList, fetchPast, forEachFew, hasAddress, storeFile } from './store-file.ts'
import { storeFirstPages } from './stored-page.ts'
import { dropUnusedSets, setName } from './unused-sets.ts'

interface Options {
  language: Locale
  /** False on a metered connection: then only the first frame is stored. */
  everything: boolean
  signal?: AbortSignal
  onBytes?: (bytes: number) => void
}

/**
 * The current release set of this visitor.
 * @throws what `fetchList` throws
 */
export const currentSet = (): Promise<AppSet> => fetchList(APP_SET)

const wholeSet = ({ first, rest, languages }: AppSet, language: Locale): CachedFile[] => [
  ...first,
  ...languages[language],
  ...rest,
]

/** Files of a set that are missing on this phone. */
export async function missingFiles(set: AppSet, language: Locale): Promise<CachedFile[]> {
  const files = await openCache(CACHES.files)
  const wanted = wholeSet(set, language)
  const has = await Promise.all(wanted.map((file) => hasAddress(files, file)))
  return wanted.filter((_, index) => !has[index])
}

/**
 * Fetches missing files, then makes this set the offline one. A phone without a page gets one once the first frame is
 * stored; a phone with a complete older set keeps it until the new one is complete.
 * @throws what `fetchWhole` throws; QuotaExceededError; AbortError
 */
export async function storeApp(set: AppSet, options: Options): Promise<void> {
  const work = () => keepWhole(set, options)
  // both the page and a pack may request this: the second call finds it done
  const locks = await webLocks()
  return locks ? locks.request('keep-app', work) : work()
}

async function keepWhole(set: AppSet, options: Options): Promise<void> {
  const app = await openCache(CACHES.app)
  await app.put(setName(set.id), Response.json(set))
  const missing = await missingFiles(set, options.language)
  const firstFrame = new Set([...set.first, ...set.languages[options.language]].map(({ url }) => url))
  const files = await openCache(CACHES.files)
  const keep = async (wanted: readonly CachedFile[]) => {
    const one = async (file: CachedFile) => {
      await storeFile(files, file, options.signal)
      options.onBytes?.(file.bytes)
    }
    await forEachFew(wanted, one, options.signal)
  }
  await keep(missing.filter(({ url }) => firstFrame.has(url)))
  const isFirstPage = (await app.match(OFFLINE_PAGE)) === undefined
  if (isFirstPage) await keepPage(app, set)
  if (!options.everything) return
  const others = missing.filter(({ url }) => !firstFrame.has(url))
  await keep(await storeBundles(files, set, others, options))
  if (!isFirstPage) await keepPage(app, set)
  await dropUnusedSets(set)
  // without them the page for any address opens
  await storeFirstPages(set.id).catch(() => {})
}

/** @throws if the server has switched to another set meanwhile */
async function keepPage(app: Cache, set: AppSet): Promise<void> {
  const stored = await app.match(OFFLINE_PAGE)
  if (stored?.headers.get(APP_SET_HEADER) === set.id) return
  const page = await fetchPast(OFFLINE_PAGE, { cache: 'no-store' })
  if (!page.ok || page.headers.get(APP_SET_HEADER) !== set.id)
    throw new TypeError('The page belongs to another set')
  await app.put(OFFLINE_PAGE, page)
  announceAppReady()
}
