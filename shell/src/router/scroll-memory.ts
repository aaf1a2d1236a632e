/** Back restores the scroll position; forward begins at the top. */
const KEY = 'scroll_places'
const MOST = 60
/** Events with which people scroll. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Position of a page: scroll offset and, if a link was followed, that link and its distance from the top of the window. */
interface Place {
  y: number
  link?: string
  top?: number
}

let positions = new Map<string, Place>(read())
let stopFollowing: () => void = () => {}
/** The last followed link, and its history entry. */
let tapped: { entry: string; link: HTMLAnchorElement } | undefined
/** Position being held on a page that may not be long enough yet. */
let held: Place | undefined
/** Before the first navigation the page is at its top: reading the offset would force a layout during the first rendering. */
let isFirst = true

/** Stores the position of this history entry; a replaced entry cannot be returned to. */
export function rememberScroll(entry: string, replaced = entry): void {
  // a replacing entry inherits the stored offset; reading the window would force a layout
  const y = replaced === entry ? undefined : positions.get(replaced)?.y
  positions.delete(replaced)
  positions.delete(entry)
  positions.set(entry, held ?? { y: y ?? Math.round(scrollY), ...placeOfLink(entry) })
  if (positions.size > MOST) positions = new Map([...positions].slice(-MOST))
  try {
    // without links, so that no address is stored
    sessionStorage.setItem(KEY, JSON.stringify([...positions].map(([name, { y }]) => [name, { y }])))
  } catch {
    // still remembered in memory
  }
}

/** Signing out erases which pages and links a person has opened. */
export function forgetScroll(): void {
  positions = new Map()
  tapped = undefined
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was stored where storage is blocked
  }
}

/** Stores the link followed from this entry: on return it is where it was tapped, whatever has arrived above it. */
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
 * Scrolls to the stored position, or to the top or a `#part` of a new page. Content that arrives later above would move
 * it: so the position is held until the person scrolls.
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

/** The current offset: by the link once it is rendered, else as stored. Of several links, the nearest to its position. */
function yOf({ y, link, top = 0 }: Place): number {
  if (!link) return y
  const links = [...document.querySelectorAll(`main a[href="${CSS.escape(link)}"]`)]
  const ways = links.map((each) => scrollY + topOf(each) - top - y)
  return ways.length > 0 ? y + Math.round(ways.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a))) : y
}

/** Like browsers, takes an undecodable fragment (`#100%`) literally. */
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
  // a screen reader or the page itself scrolls without touch; a page that is too short or has just grown is not
  // scrolled by a person
  const onScroll = () => {
    const canStand = root.scrollHeight === height && height - innerHeight >= target
    if (canStand && Math.abs(scrollY - target) > 1) stop()
  }
  // a page of another width has other positions
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
  // scroll anchoring would keep visible content in place, and so move the page with whatever arrives above
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
