/** Back returns to the same place on the page; forward begins at the top. */
const KEY = 'scroll_places'
const MOST = 60
/** What a person moves a page with. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Where a page was left: how far down and, when a link led away, that link and its distance from the top of the window. */
interface Place {
  y: number
  link?: string
  top?: number
}

let positions = new Map<string, Place>(read())
let stopFollowing: () => void = () => {}
/** The last link that was followed, and from which entry. */
let tapped: { entry: string; link: HTMLAnchorElement } | undefined
/** Where a page is held that may not be long enough yet to be there. */
let held: Place | undefined
/** Nothing has been shown yet: the page is at its top by itself, and asking would cost a layout in the middle of the first rendering. */
let isFirst = true

/** Notes where the page of this history entry is; the entry it has replaced cannot be come back to any more. */
export function rememberScroll(entry: string, replaced = entry): void {
  // what replaces an entry is as far down as that one was noted; to ask the window would cost a layout
  const y = replaced === entry ? undefined : positions.get(replaced)?.y
  positions.delete(replaced)
  positions.delete(entry)
  positions.set(entry, held ?? { y: y ?? Math.round(scrollY), ...placeOfLink(entry) })
  if (positions.size > MOST) positions = new Map([...positions].slice(-MOST))
  try {
    // without the links: what is stored names no address
    sessionStorage.setItem(KEY, JSON.stringify([...positions].map(([name, { y }]) => [name, { y }])))
  } catch {
    // this page life still remembers
  }
}

/** Signing out leaves nothing of which pages and links a person has opened. */
export function forgetScroll(): void {
  positions = new Map()
  tapped = undefined
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // where nothing can be stored there was nothing
  }
}

/** Notes the link that leads away from this entry: on the way back it is where it was tapped, whatever has arrived above it meanwhile. */
export function rememberLink(entry: string, link: HTMLAnchorElement): void {
  stopFollowing()
  tapped = { entry, link }
  rememberScroll(entry)
}

function placeOfLink(entry: string): Pick<Place, 'link' | 'top'> | undefined {
  if (tapped?.entry !== entry || !tapped.link.isConnected) return undefined
  return { link: tapped.link.getAttribute('href') ?? '', top: Math.round(topOf(tapped.link)) }
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * Brings the page where it was, or to the top or a `#part` when it is new. What was long before may need a moment to be long again, and what
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
  scrollTo({ top: yOf(target), behavior: 'instant' })
  if (target.y > 0) stopFollowing = hold(target)
}

/** How far down the page has to be now: by the link, once it is here again, else as far as it was. Of several, the one nearest to its place. */
function yOf({ y, link, top = 0 }: Place): number {
  if (!link) return y
  const links = [...document.querySelectorAll(`main a[href="${CSS.escape(link)}"]`)]
  const ways = links.map((each) => scrollY + topOf(each) - top - y)
  return ways.length > 0 ? y + Math.round(ways.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a))) : y
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

function hold(place: Place): () => void {
  const root = document.documentElement
  const width = innerWidth
  let target = yOf(place)
  let height = root.scrollHeight
  const stop = () => {
    held = undefined
    observer?.disconnect()
    root.style.removeProperty('overflow-anchor')
    for (const kind of BY_HAND) removeEventListener(kind, stop)
    removeEventListener('scroll', onScroll)
    removeEventListener('resize', onTurn)
  }
  // a screen reader or the page itself moves without a finger; a page that is too short, or has just grown, is not moved by anyone
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
          target = yOf(place)
          scrollTo({ top: target, behavior: 'instant' })
        })
  held = place
  // the browser would keep what is seen in its place, and so leave the page further down by whatever comes above
  root.style.setProperty('overflow-anchor', 'none')
  for (const kind of BY_HAND) addEventListener(kind, stop, { passive: true })
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onTurn)
  observer?.observe(document.body)
  return stop
}

function read(): [string, Place][] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(stored) ? (stored as [string, Place][]) : []
  } catch {
    return []
  }
}
