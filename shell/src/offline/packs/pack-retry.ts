/**
 * Resumes interrupted downloads: at page start, when the network returns, and from time to time. With one bar of signal
 * a phone believes to be online all along, so no event tells when the network works again.
 */
import { isInterrupted, resumePacks } from './save-pack.ts'
import { usePacks } from './saved-packs.ts'

const FIRST_WAIT_MS = 30_000
/** The delay doubles with every try without progress, up to this. */
const LONGEST_WAIT_MS = 5 * 60_000

/** Starts once the list of packs has been read. Returns the function that stops it. */
export function startPackRetry(): () => void {
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let triedAt = Date.now()

  const waitFor = (ms: number) => {
    clearTimeout(timer)
    wait = ms
    timer = setTimeout(tick, ms)
  }
  const resume = () => {
    triedAt = Date.now()
    void resumePacks(Object.values(usePacks.getState().packs))
  }
  const tick = () => {
    const canTry = document.visibilityState === 'visible' && navigator.onLine
    const isNeeded = Object.values(usePacks.getState().packs).some(isInterrupted)
    waitFor(canTry && isNeeded ? Math.min(wait * 2, LONGEST_WAIT_MS) : wait)
    if (canTry && isNeeded) resume()
  }
  const online = () => {
    waitFor(FIRST_WAIT_MS)
    resume()
  }
  const seen = () => {
    if (Date.now() - triedAt >= FIRST_WAIT_MS) tick()
  }
  const stopWatching = usePacks.subscribe(({ progress }, before) => {
    if (hasArrived(progress, before.progress)) waitFor(FIRST_WAIT_MS)
  })
  addEventListener('online', online)
  document.addEventListener('visibilitychange', seen)
  waitFor(FIRST_WAIT_MS)
  if (navigator.onLine) resume()
  return () => {
    clearTimeout(timer)
    stopWatching()
    removeEventListener('online', online)
    document.removeEventListener('visibilitychange', seen)
  }
}

type Progress = ReturnType<typeof usePacks.getState>['progress']

/** Whether a pack in progress has received anything. */
const hasArrived = (now: Progress, before: Progress): boolean =>
  Object.entries(now).some(([key, { done, total }]) => {
    const last = before[key]
    return last?.total === total && done > last.done
  })
