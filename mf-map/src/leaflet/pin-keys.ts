import type * as L from 'leaflet'
import type { ShownPin } from './shown-pin.ts'

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Share of the window the map moves when no pin lies in that direction. */
const LOOK_ON = 0.4
/** How far down the map a pin is moved that something lies over: above every sheet but the tallest, below the search. */
const CLEAR = 0.38

/**
 * Pins by keyboard: Tab reaches one of them, arrow keys go to the next one in that direction, and where there is none the map moves that
 * way. A hundred Tab stops would be a wall.
 */
export function pinKeys(map: L.Map, shown: ReadonlyMap<string, ShownPin>) {
  /** The one that Tab reaches. */
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
  /** What floats over the map leaves a pin that has the focus. */
  const uncover = (pin: ShownPin) => {
    const { left, top, width, height } = pin.button.getBoundingClientRect()
    const isCovered = [0.1, 0.5, 0.9].some((share) => {
      const over = document.elementFromPoint(left + width / 2, top + height * share)
      return over && !map.getContainer().contains(over)
    })
    if (!isCovered) return
    const { x, y } = map.getSize()
    map.panBy(at(pin).subtract([x / 2, y * CLEAR]), { animate: false })
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
    // an element that is removed drops the focus; one that stays passes it on
    if (relatedTarget || (target as Element).isConnected) hadFocus = false
  })
  pane?.addEventListener('keydown', (event) => {
    const way = WAYS[event.key]
    if (!way || !stop || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = inDirection([...shown.values()], stop, way, at)
    const size = map.getSize()
    if (next) focus(next)
    else map.panBy([way[0] * size.x * LOOK_ON, way[1] * size.y * LOOK_ON], { animate: false })
  })

  pane?.setAttribute('role', 'group')
  return {
    setName: (name: string) => pane?.setAttribute('aria-label', name),
    afterDrawing: () => {
      if (stop && shown.get(stop.spot.key) === stop) return
      const lost = stop
      const next = nearest(lost ? at(lost) : map.getSize().divideBy(2))
      makeStop(next)
      // a number that fell apart hands the focus on to what came out of it
      if (lost && hadFocus && next && document.activeElement === document.body)
        next.button.focus({ preventScroll: true })
    },
  }
}

/** The nearest pin within a quarter turn; what lies straight ahead counts as nearer. */
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
