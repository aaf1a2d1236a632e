/** Deletes old release sets once no page uses them. */
import { APP_SET_HEADER, type AppSet, OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import { webLocks } from '@sureda/remote/offline'
import { CACHES } from './cache-names.ts'
import { openCache } from './open-cache.ts'

const SETS = '/offline/sets/'
/** Address under which the list of a set is stored. */
export const setName = (id: string): string => `${SETS}${id}`
const lockOf = (code: string) => `app-set ${code}`

/** This page belongs to a set for its whole life. The browser releases the lock when the page is gone, however it ended. */
export function holdSetLock(code: string): void {
  void navigator.locks?.request(lockOf(code), { mode: 'shared' }, () => new Promise(() => {}))
}

/** Removes the lists of sets that neither a page nor the stored page uses, then every file that no list names. */
export async function dropUnusedSets(current: AppSet): Promise<void> {
  const locks = await webLocks()
  if (!locks) return
  const app = await openCache(CACHES.app)
  const stored = (await app.match(OFFLINE_PAGE))?.headers.get(APP_SET_HEADER)
  const used = new Set<string>()
  const inUse = await codesInUse(locks)
  for (const request of await app.keys()) {
    if (!new URL(request.url).pathname.startsWith(SETS)) continue
    const set = (await (await app.match(request))?.json()) as AppSet | undefined
    if (!set) continue
    const isNeeded = set.id === current.id || set.id === stored || inUse.has(set.code)
    if (!isNeeded) await app.delete(request)
    else for (const file of everyFile(set)) used.add(new URL(file, location.origin).href)
    inUse.delete(set.code)
  }
  // the set of an open page was never listed: its files are unknown
  if (inUse.size > 0) return
  const files = await openCache(CACHES.files)
  const requests = await files.keys()
  await Promise.all(requests.filter(({ url }) => !used.has(url)).map((request) => files.delete(request)))
}

const everyFile = ({ first, rest, languages }: AppSet): string[] =>
  [...first, ...rest, ...Object.values(languages).flat()].map(({ url }) => url)

/** Code version of every open page. */
async function codesInUse(locks: LockManager): Promise<Set<string>> {
  const { held = [] } = await locks.query()
  const start = lockOf('')
  return new Set(held.flatMap(({ name }) => (name?.startsWith(start) ? [name.slice(start.length)] : [])))
}
