/** Detects a newer version, prepares it in the background, and applies it when the person agrees. Nothing reloads by itself. */
import { create } from 'zustand'
import { TAKE_OVER } from './cache-names.ts'

/** When the page becomes visible, checks again after this time. */
const LOOK_AGAIN_MS = 60_000
const LOOK_EVERY_MS = 15 * 60_000
/** The waiting worker must take over within this time; then the page reloads anyway. */
const TAKE_OVER_MS = 2_000

export const useUpdate = create<{ isReady: boolean }>(() => ({ isReady: false }))

let registration: ServiceWorkerRegistration | undefined

/** `look` asks the server whether it has newer code than this page. */
export function watchUpdates(found: ServiceWorkerRegistration, look: () => Promise<boolean>): void {
  registration = found
  const ready = () => useUpdate.setState({ isReady: true })
  const watchWorker = () => {
    const { installing } = found
    installing?.addEventListener('statechange', () => {
      // without a controller it is this phone's first worker, and replaces nothing
      if (installing.state === 'installed' && navigator.serviceWorker.controller) ready()
    })
  }
  if (found.waiting && navigator.serviceWorker.controller) ready()
  found.addEventListener('updatefound', watchWorker)

  let lookedAt = Number.NEGATIVE_INFINITY
  const again = async (atLeastMs: number) => {
    if (useUpdate.getState().isReady || performance.now() - lookedAt < atLeastMs) return
    if (document.visibilityState === 'hidden' || !navigator.onLine) return
    lookedAt = performance.now()
    void found.update().catch(() => {})
    if (await look().catch(() => false)) ready()
  }
  document.addEventListener('visibilitychange', () => void again(LOOK_AGAIN_MS))
  addEventListener('online', () => void again(LOOK_AGAIN_MS))
  setInterval(() => void again(LOOK_EVERY_MS), LOOK_EVERY_MS)
  void again(0)
}

/** The person has agreed. */
export async function applyUpdate(reload: () => void = () => location.reload()): Promise<void> {
  const waiting = registration?.waiting
  if (waiting) {
    const taken = new Promise<void>((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
    )
    waiting.postMessage(TAKE_OVER)
    await Promise.race([taken, new Promise<void>((resolve) => setTimeout(resolve, TAKE_OVER_MS))])
  }
  reload()
}
