import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Less is no place to return to. */
const TOP_PX = 8

/** The first screen of this visit was painted. */
let hasPainted = false
/** Pages of this visit by their entry in the history: whether they were left further down than at their top. */
const scrolled = new Map<string, boolean>()

/**
 * Parts below the first view: drawn after the first paint, which they would delay on a slow phone. A page that is
 * returned to is drawn in one piece, unless it was left at its top, because it has a place to return to. Nothing may be placed below it, or that would move.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP' && hasPainted && scrolled.get(key) !== false
  const [isDrawn, setDrawn] = useState(isReturn)
  useEffect(() => {
    hasPainted = true
    startTransition(() => setDrawn(true))
  }, [])
  const lastKey = useRef<string>(undefined)
  // ends before the next screen is brought to its own place
  useLayoutEffect(() => {
    // a tab or filter is a new entry of a page that does not move
    const wasBelow = lastKey.current !== undefined && scrolled.get(lastKey.current) === true
    if (!scrolled.has(key)) scrolled.set(key, wasBelow)
    lastKey.current = key
    const note = () => scrolled.set(key, scrollY > TOP_PX)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key])
  return isDrawn ? children : null
}
