/** Everything that makes the app open without network. Fetched when the first screen is quiet, so it costs that screen nothing. */
import { appCode } from '@sureda/contract/remote/offline'
import type { BootDocument } from '@sureda/contract/remote/registry'
import { useSession } from '@sureda/remote/session'
import type { Registry } from '../../boot/registry-document.ts'
import { isGenerousNetwork } from '../../router/generous-network.ts'
import { keepResuming } from '../packs/pack-retry.ts'
import { readPacks } from '../packs/saved-packs.ts'
import { CACHES } from './cache-names.ts'
import { currentSet, keepApp } from './keep-app.ts'
import { openCache } from './open-cache.ts'
import { followNotices } from './open-links.ts'
import { isPersonalPicture } from './personal-pictures.ts'
import { belongTo } from './unused-sets.ts'
import { watchUpdates } from './update-watch.ts'

export async function startOffline(boot: BootDocument, registry: Registry): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  if (boot.serviceWorker === 'off') return leave()
  const code = appCode(boot.shell.version, registry.revision)
  belongTo(code)
  const found = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  followNotices()
  await navigator.serviceWorker.ready
  const packs = await readPacks()
  watchUpdates(found, async () => {
    const set = await currentSet()
    await keepApp(set, {
      language: useSession.getState().language,
      everything: isGenerousNetwork() || packs.length > 0,
    }).catch(noteNotSaved)
    return set.code !== code
  })
  // what a cache that fails does not hold is fetched again
  keepSeen().catch(() => {})
  keepResuming()
}

/** What the first screen has shown was fetched before there was a worker to keep it: the browser's own cache still has it. */
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

/** No network, no space: the app goes on as before, it only does not open without network. */
function noteNotSaved(error: unknown): void {
  console.warn(`The app could not be stored for places without network: ${String(error)}`)
}

/** The server wants no worker: the one that is here goes, and with it what it stored for itself. */
async function leave(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const { saved: _stays, ...ours } = CACHES
  await Promise.all(Object.values(ours).map((name) => caches.delete(name)))
}
