/** Makes the app open offline. Loads when the first screen is idle, so that it costs that screen nothing. */
import { appCode } from '@sureda/contract/remote/offline'
import type { BootDocument } from '@sureda/contract/remote/registry'
import { useSession } from '@sureda/remote/session'
import type { Registry } from '../../boot/registry-document.ts'
import { allowsPrefetch } from '../../router/allows-prefetch.ts'
import { startPackRetry } from '../packs/pack-retry.ts'
import { readPacks } from '../packs/saved-packs.ts'
import { CACHES } from './cache-names.ts'
import { openCache } from './open-cache.ts'
import { followNotices } from './open-links.ts'
import { isPersonalPicture } from './personal-pictures.ts'
import { currentSet, storeApp } from './store-app.ts'
import { holdSetLock } from './unused-sets.ts'
import { watchUpdates } from './update-watch.ts'

export async function startOffline(boot: BootDocument, registry: Registry): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  if (boot.serviceWorker === 'off') return leave()
  const code = appCode(boot.shell.version, registry.revision)
  holdSetLock(code)
  const found = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  followNotices()
  await navigator.serviceWorker.ready
  const packs = await readPacks()
  watchUpdates(found, async () => {
    const set = await currentSet()
    await storeApp(set, {
      language: useSession.getState().language,
      everything: allowsPrefetch() || packs.length > 0,
    }).catch(noteNotSaved)
    return set.code !== code
  })
  // what a failing cache lacks is fetched again
  keepSeen().catch(() => {})
  startPackRetry()
}

/** The first screen fetched its files before the worker existed: they are read again from the browser's HTTP cache. */
async function keepSeen(): Promise<void> {
  const cache = await openCache(CACHES.pictures)
  const shown = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(
      (name) => name.startsWith(`${location.origin}/media/`) && /\.(avif|webp|jpe?g|png|svg)$/.test(name),
    )
    .filter((name) => !isPersonalPicture(new URL(name).pathname))
  for (const address of new Set(shown)) {
    if (await cache.match(address, { ignoreVary: true })) continue
    const response = await fetch(address, { cache: 'force-cache' }).catch(() => null)
    if (response?.status === 200) await cache.put(address, response).catch(() => {})
  }
}

/** Without network or space the app works as before; it only does not open offline. */
function noteNotSaved(error: unknown): void {
  console.warn(`The app could not be stored for places without network: ${String(error)}`)
}

/** The server wants no worker: unregisters the current one and deletes its caches. */
async function leave(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const { saved: _stays, ...ours } = CACHES
  await Promise.all(Object.values(ours).map((name) => caches.delete(name)))
}
