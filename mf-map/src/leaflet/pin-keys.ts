import type * as L from 'leaflet'
import type { ShownPin } from './shown-pin.ts'

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Share of the view by which the map moves when no pin is in that direction. */
const MOVE_SHARE = 0.4
/** Where a covered pin is moved to, as a share of the map's height: above every sheet but the tallest, below the search. */
const FREE_SHARE = 0.38

/**
 * Pins by keyboard: one of them is a Tab stop, and arrow keys go to the next pin in that direction or, where there is none, move the map. A hundred Tab stops
 * would be too many.
 */
export function pinKeys(map: L.Map, shown: ReadonlyMap<string, ShownPin>) {
  /** The pin that is the Tab stop. */
  let stop: ShownPin | undefined
  let hadFocus = false
  const pane = map.getPane('markerPane')

  const at = ({ spot }: ShownPin) => map.latLngToContainerPoint([spot.latitude, spot.longitude])
  const makeStop = (pin: ShownPin | undefined) => {
    if (stop) stop.button.tabIndex = -1
    stop = pin
    if (stop) stop.button.tabIndex = 0
  }
  const focus = (pin: ShownPin) => {
    makeStop(pin)
    pin.button.focus({ preventScroll: true })
    map.panInside([pin.spot.latitude, pin.spot.longitude], { padding: [56, 96], animate: false })
    uncover(pin)
  }
  /** Moves the map when something covers the pin that gets the focus. */
  const uncover = (pin: ShownPin) => {
    const { left, top, width, height } = pin.button.getBoundingClientRect()
    const isCovered = [0.1, 0.5, 0.9].some((share) => {
      const over = document.elementFromPoint(left + width / 2, top + height * share)
      return over && !map.getContainer().contains(over)
    })
    if (!isCovered) return
    const { x, y } = map.getSize()
    map.panBy(at(pin).subtract([x / 2, y * FREE_SHARE]), { animate: false })
  }
  const nearest = (point: L.Point): ShownPin | undefined => {
    let best: { pin: ShownPin; far: number } | undefined
    for (const pin of shown.values()) {
      const far = at(pin).distanceTo(point)
      if (!best || far < best.far) best = { pin, far }
    }
    return best?.pin
  }

  pane?.addEventListener('focusin', ({ target }) => {
    hadFocus = true
    const pin = [...shown.values()].find(({ button }) => button === target)
    if (pin && pin !== stop) makeStop(pin)
    if (pin?.button.matches(':focus-visible')) uncover(pin)
  })
  pane?.addEventListener('focusout', ({ relatedTarget, target }) => {
    // the focus is lost only when the focused element is removed
    if (relatedTarget || (target as Element).isConnected) hadFocus = false
  })
  pane?.addEventListener('keydown', (event) => {
    const way = WAYS[event.key]
    if (!way || !stop || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = inDirection([...shown.values()], stop, way, at)
    const size = map.getSize()
    if (next) focus(next)
    else map.panBy([way[0] * size.x * MOVE_SHARE, way[1] * size.y * MOVE_SHARE], { animate: false })
  })

  pane?.setAttribute('role', 'group')
  return {
    setName: (name: string) => pane?.setAttribute('aria-label', name),
    afterDrawing: () => {
      if (stop && shown.get(stop.spot.key) === stop) return
      const lost = stop
      const next = nearest(lost ? at(lost) : map.getSize().divideBy(2))
      makeStop(next)
      // the focused cluster has separated: its focus goes to one of its pins
      if (lost && hadFocus && next && document.activeElement === document.body)
        next.button.focus({ preventScroll: true })
    },
  }
}

/** The nearest pin within 45° of a direction; the straighter it is, the nearer it counts. */
function inDirection(
  pins: readonly ShownPin[],
  from: ShownPin,
  [x, y]: readonly [number, number],
  at: (pin: ShownPin) => L.Point,
): ShownPin | undefined {
  const here = at(from)
  let best: { pin: ShownPin; cost: number } | undefined
  for (const pin of pins) {
    const way = at(pin).subtract(here)
    const ahead = way.x * x + way.y * y
    const aside = Math.abs(way.x * y) + Math.abs(way.y * x)
    if (pin === from || ahead <= 0 || aside > ahead) continue
    const cost = ahead + aside * 2
    if (!best || cost < best.cost) best = { pin, cost }
  }
  return best?.pin
}
