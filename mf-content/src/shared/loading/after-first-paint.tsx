import { isHydrating } from '@sureda/remote/device'
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scrolled less than this, a page counts as at its top. */
const TOP_PX = 8

/** While the server renders it, and while the browser hydrates it. */
const isServerPage = () => typeof document === 'undefined' || isHydrating()

/** Whether the first screen of this visit was painted. */
let hasPainted = false
/** Whether a page was scrolled when it was left, by its entry in the history. */
const scrolled = new Map<string, boolean>()

/**
 * Parts below the first view are drawn after the first paint, which they would delay on a slow phone. Two pages are drawn in one piece: what the server
 * renders, for robots and browsers without JavaScript, and a page that is returned to, unless it was left at its top, so that its scroll position can be
 * restored. Nothing may follow it on the page, or that would move.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  return useAfterFirstPaint() ? children : null
}

/** False until what is below the first view may be drawn. */
export function useAfterFirstPaint(): boolean {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP' && hasPainted && scrolled.get(key) !== false
  const [isDrawn, setDrawn] = useState(isReturn || isServerPage())
  useEffect(() => {
    hasPainted = true
    const draw = () => startTransition(() => setDrawn(true))
    // while the browser goes back, React renders at once whatever is set
    if (window.event?.type !== 'popstate') return draw()
    const frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [])
  const lastKey = useRef<string>(undefined)
  // the listener ends before the next screen is scrolled to its own position
  useLayoutEffect(() => {
    // a tab or filter makes a new entry for a page that does not move
    const wasBelow = lastKey.current !== undefined && scrolled.get(lastKey.current) === true
    if (!scrolled.has(key)) scrolled.set(key, wasBelow)
    lastKey.current = key
    const note = () => scrolled.set(key, scrollY > TOP_PX)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key])
  return isDrawn
}
