import { useEffect, useRef } from 'react'

const FAR_ENOUGH_PX = 60
/** A swipe that begins this near to the edge is the browser's own back or forward. */
const EDGE_PX = 24

/** Turns the page on a swipe of 60 px, more sideways than up or down. There are buttons for the same. */
export function useSideSwipe(
  onTurn: (by: 1 | -1) => void,
): (element: HTMLElement | null) => (() => void) | undefined {
  const turn = useRef(onTurn)
  useEffect(() => {
    turn.current = onTurn
  })
  return (element) => {
    if (!element) return undefined
    let start: { x: number; y: number } | null = null
    const begin = ({ touches: [touch, second] }: TouchEvent) => {
      const isOurs = touch && !second && touch.clientX > EDGE_PX && touch.clientX < innerWidth - EDGE_PX
      start = isOurs ? { x: touch.clientX, y: touch.clientY } : null
    }
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!start || !touch) return
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y]
      start = null
      if (Math.abs(dx) < FAR_ENOUGH_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return
      const isRtl = getComputedStyle(element).direction === 'rtl'
      turn.current(dx < 0 !== isRtl ? 1 : -1)
    }
    const drop = () => {
      start = null
    }
    const listeners = [
      ['touchstart', begin],
      ['touchend', end],
      ['touchcancel', drop],
    ] as const
    for (const [kind, listener] of listeners)
      element.addEventListener(kind, listener as EventListener, { passive: true })
    return () => {
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener as EventListener)
    }
  }
}
