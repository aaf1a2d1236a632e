import { expect, type Page } from '@playwright/test'

/** How long the open page may differ from the cached release set before it is considered outdated. */
const OUTDATED_MS = 10_000

/**
 * Waits until the worker controls the page and the whole release set is cached, so that the network may fail. When
 * another test ships a release meanwhile, the page is reloaded, because only the newer set will be cached.
 */
export async function untilAppStored(page: Page): Promise<void> {
  let fitted = Date.now()
  const missing = async () => {
    const count = await page.evaluate(missingOfApp)
    if (count !== -1) fitted = Date.now()
    else if (Date.now() - fitted > OUTDATED_MS) {
      await page.reload()
      fitted = Date.now()
    }
    return count
  }
  await expect.poll(missing, { timeout: 40_000 }).toBe(0)
}

/** Counts the files of this page's set that are not cached; -1 while the cached page belongs to another set. */
async function missingOfApp(): Promise<number> {
  if (!navigator.serviceWorker.controller) return -1
  const app = await caches.open('app')
  const id = (await app.match('/offline/page'))?.headers.get('x-app-set')
  const set = await (await app.match(`/offline/sets/${id}`))?.json()
  const inlined = (name: string) => JSON.parse(document.getElementById(name)?.textContent ?? '{}')
  const code = `${inlined('sureda-boot').shell.version} ${inlined('sureda-registry').revision}`
  if (set?.code !== code) return -1
  const files = await caches.open('app-files')
  const wanted = [...set.first, ...set.rest] as { url: string }[]
  const found = await Promise.all(wanted.map(({ url }) => files.match(url, { ignoreVary: true })))
  return found.filter((file) => file === undefined).length
}

/** Everything this site has stored in the browser, as text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        parts.push(request.url, JSON.stringify([...(response?.headers ?? [])]))
        if (/json|html/.test(response?.headers.get('content-type') ?? ''))
          parts.push((await response?.text()) ?? '')
      }
    }
    return parts.join('\n')
  })
}

/**
 * Finds where any of these words is stored: local and session storage, cookies, every IndexedDB store, and the URL,
 * headers and body of every cache entry, including pictures and code.
 */
export function whereStored(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = []
    const look = (place: string, text: string) => {
      for (const word of wanted) if (text.includes(word)) found.push(`${place}: ${word}`)
    }
    for (const [key, value] of Object.entries(localStorage)) look(`local storage ${key}`, key + value)
    for (const [key, value] of Object.entries(sessionStorage)) look(`session storage ${key}`, key + value)
    look('cookies', document.cookie)
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name))
      for (const store of [...database.objectStoreNames]) {
        const kept = database.transaction(store).objectStore(store)
        const rows = await Promise.all([answerOf(kept.getAllKeys()), answerOf(kept.getAll())])
        look(`database ${name} ${store}`, JSON.stringify(rows))
      }
      database.close()
    }
    const latin = new TextDecoder('latin1')
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true })
        const head = JSON.stringify([request.url, ...(response?.headers ?? [])])
        const bytes = (await response?.arrayBuffer()) ?? new ArrayBuffer(0)
        look(`cache ${name} ${request.url}`, head + new TextDecoder().decode(bytes) + latin.decode(bytes))
      }
    }
    return found

    function answerOf<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }
  }, words)
}

/** Console errors that are expected without network. */
export const WITHOUT_NETWORK = [/ERR_/, /Failed to/, /fetch/]
