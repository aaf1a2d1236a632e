/** Back returns to the same place on the page; forward begins at the top. */
const KEY = 'scroll_positions'
const MOST = 60
/** What a person moves a page with. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown']

let positions = new Map<string, number>(read())
let stopFollowing: () => void = () => {}
/** Where a page is held that may not be long enough yet to stand there. */
let held: number | undefined
/** Nothing has been shown yet: the page stands at its top by itself, and asking would cost a layout in the middle of the first rendering. */
let isFirst = true

/** Notes where the page of this history entry stands; the entry it has replaced cannot be come back to any more. */
export function rememberScroll(entry: string, replaced = entry): void {
  positions.delete(replaced)
  positions.delete(entry)
  positions.set(entry, held ?? Math.round(scrollY))
  if (positions.size > MOST) positions = new Map([...positions].slice(-MOST))
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]))
  } catch {
    // this page life still remembers
  }
}

/**
 * Brings the page where it stood, or to the top or a `#part` when it is new. What was long before may need a moment to be long again, and what
 * comes later above moves everything: so it is held there until the person moves, however long the last part takes.
 */
export function restoreScroll(entry: string, isReturn: boolean, hash = ''): void {
  stopFollowing()
  const target = isReturn ? positions.get(entry) : undefined
  const standsAtTop = isFirst && !hash
  isFirst = false
  if (target === undefined) {
    if (standsAtTop) return
    const part = hash ? document.getElementById(partOf(hash)) : null
    if (part) part.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  scrollTo({ top: target, behavior: 'instant' })
  if (target > 0) stopFollowing = hold(target)
}

/** What the browser itself does with an address that cannot be decoded (`#100%`): it is taken for what it says. */
function partOf(hash: string): string {
  const name = hash.slice(1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function hold(target: number): () => void {
  const root = document.documentElement
  const width = innerWidth
  let height = root.scrollHeight
  const stop = () => {
    held = undefined
    observer?.disconnect()
    root.style.removeProperty('overflow-anchor')
    for (const kind of BY_HAND) removeEventListener(kind, stop)
    removeEventListener('scroll', onScroll)
    removeEventListener('resize', onTurn)
  }
  // a screen reader or the page itself moves without a finger; a page that is too short, or has just grown, is not moved by anybody
  const onScroll = () => {
    const canStand = root.scrollHeight === height && height - innerHeight >= target
    if (canStand && Math.abs(scrollY - target) > 1) stop()
  }
  // in a page of another width the place is another one
  const onTurn = () => {
    if (innerWidth !== width) stop()
  }
  const observer =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(() => {
          height = root.scrollHeight
          scrollTo({ top: target, behavior: 'instant' })
        })
  held = target
  // the browser would keep what is seen in its place, and so leave the page further down by whatever comes above
  root.style.setProperty('overflow-anchor', 'none')
  for (const kind of BY_HAND) addEventListener(kind, stop, { passive: true })
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onTurn)
  observer?.observe(document.body)
  return stop
}

function read(): [string, number][] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? (kept as [string, number][]) : []
  } catch {
    return []
  }
}
