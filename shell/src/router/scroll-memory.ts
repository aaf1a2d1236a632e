/** Back returns to the same place on the page; forward begins at the top. */
const KEY = 'scroll_positions'
const MOST = 60
/** A page that is still growing (pictures, answers, parts that come later) is followed this long. */
const PATIENCE_MS = 3_000

let positions = new Map<string, number>(read())
let stopFollowing: () => void = () => {}
/** Nothing has been shown yet: the page stands at its top by itself, and asking would cost a layout in the middle of the first rendering. */
let isFirst = true

/** Notes where the page of this history entry stands; the entry it has replaced cannot be come back to any more. */
export function rememberScroll(entry: string, replaced = entry): void {
  positions.delete(replaced)
  positions.delete(entry)
  positions.set(entry, Math.round(scrollY))
  if (positions.size > MOST) positions = new Map([...positions].slice(-MOST))
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]))
  } catch {
    // this page life still remembers
  }
}

/**
 * Brings the page where it stood, or to the top or a `#part` when it is new. What was long before may need a moment to be long again, and what
 * comes later above moves everything: so it is held there for a while, or until the person moves by themselves.
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
  const { style } = document.documentElement
  const stop = () => {
    observer?.disconnect()
    clearTimeout(timer)
    style.removeProperty('overflow-anchor')
    for (const kind of ['wheel', 'touchstart', 'keydown']) removeEventListener(kind, stop)
  }
  const observer =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(() => scrollTo({ top: target, behavior: 'instant' }))
  // the browser would keep what is seen in its place, and so leave the page further down by whatever comes above
  style.setProperty('overflow-anchor', 'none')
  const timer = setTimeout(stop, PATIENCE_MS)
  for (const kind of ['wheel', 'touchstart', 'keydown']) addEventListener(kind, stop, { passive: true })
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
