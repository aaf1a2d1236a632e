/**
 * Goes on with what was cut: at the start of a page, when the network is back, and as long as something is cut, from time to time. A phone with one bar
 * believes in its network all along, so no event tells when it leads somewhere again.
 */
import { isCut, resumePacks } from './save-pack.ts'
import { usePacks } from './saved-packs.ts'

const FIRST_WAIT_MS = 30_000
/** The wait doubles with every try that brought nothing, up to this. */
const LONGEST_WAIT_MS = 5 * 60_000

/** Begins when the list of packs has been read. Returns the way to stop. */
export function keepResuming(): () => void {
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
    const isNeeded = Object.values(usePacks.getState().packs).some(isCut)
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

/** Whether something of a pack that was under way has come. */
const hasArrived = (now: Progress, before: Progress): boolean =>
  Object.entries(now).some(([key, { done, total }]) => {
    const last = before[key]
    return last?.total === total && done > last.done
  })
